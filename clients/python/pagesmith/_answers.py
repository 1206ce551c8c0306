# Written by `npm run check` from the definitions of the operations; never by hand.
from typing import Any, Literal, NotRequired, TypedDict

#: Every code that the API can answer with. New ones may come: treat one that you do not know by its status.
ProblemCode = Literal[
    "account_asked_too_often",
    "account_blocked",
    "add_on_needed",
    "address_invalid",
    "address_not_allowed",
    "address_not_public",
    "base64_malformed",
    "body_not_object",
    "call_interrupted",
    "cell_wrong",
    "cells_too_many",
    "character_unsupported",
    "choice_unknown",
    "column_repeated",
    "column_unknown",
    "columns_too_many",
    "columns_unmatched",
    "content_type_wrong",
    "cursor_unknown",
    "delivery_wrong",
    "engine_busy",
    "engine_crashed",
    "every_form_failed",
    "every_row_failed",
    "field_name_malformed",
    "field_name_taken",
    "field_not_fillable",
    "field_read_only",
    "field_renamed_twice",
    "field_single_valued",
    "field_unknown",
    "file_absent",
    "file_count_wrong",
    "file_damaged",
    "file_not_fetched",
    "file_not_pdf",
    "file_reference_wrong",
    "file_too_large",
    "files_asked_too_often",
    "form_absent",
    "forms_absent",
    "forms_too_many",
    "general_argument_invalid",
    "idempotency_key_invalid",
    "idempotency_key_reused",
    "job_absent",
    "job_interrupted",
    "job_unfinished",
    "job_without_result",
    "jobs_asked_too_often",
    "jobs_too_many",
    "json_malformed",
    "key_absent",
    "key_expired",
    "key_inactive",
    "key_limit_reached",
    "key_missing",
    "key_rights_exceeded",
    "key_setting_unknown",
    "key_setting_wrong",
    "key_unknown",
    "keys_guessed",
    "limit_wrong",
    "link_absent",
    "link_not_for_jobs",
    "link_not_private",
    "mapped_field_unknown",
    "mapping_malformed",
    "method_not_allowed",
    "option_unknown",
    "output_ambiguous",
    "page_absent",
    "page_list_empty",
    "page_list_malformed",
    "page_list_too_long",
    "page_number_malformed",
    "page_turn_unknown",
    "pages_all_removed",
    "part_empty",
    "part_missing",
    "part_not_file",
    "part_not_sent",
    "part_not_text",
    "part_repeated",
    "part_too_long",
    "part_unexpected",
    "part_unused",
    "parts_too_many",
    "password_required",
    "password_wrong",
    "pipeline_absent",
    "pipeline_given_twice",
    "pipeline_malformed",
    "pipeline_name_malformed",
    "pipeline_not_json",
    "pipelines_too_many",
    "position_ambiguous",
    "position_invalid",
    "position_missing",
    "protection_unsupported",
    "query_option_not_choice",
    "query_option_not_choices",
    "query_option_not_flag",
    "query_option_unknown",
    "quota_exhausted",
    "rate_exceeded",
    "rename_ambiguous",
    "rename_map_malformed",
    "rename_missing",
    "report_absent",
    "reports_asked_too_often",
    "result_delivered",
    "result_expired",
    "result_gone",
    "result_not_delivered",
    "result_too_large",
    "rows_absent",
    "rows_too_large",
    "rows_too_many",
    "rows_unreadable",
    "scan_unread",
    "scope_missing",
    "server_busy",
    "server_failed",
    "server_stopping",
    "sheet_unknown",
    "spend_cap_reached",
    "step_name_repeated",
    "step_result_not_pdf",
    "step_unknown",
    "storage_exhausted",
    "storage_full",
    "store_away",
    "stream_too_long",
    "subscription_absent",
    "template_too_large",
    "text_absent",
    "text_too_long",
    "texts_too_long",
    "upload_malformed",
    "upload_overdue",
    "upload_stalled",
    "upload_too_slow",
    "value_wrong",
    "version_unknown",
    "webhook_delivery_not_found",
    "webhook_endpoint_disabled",
    "webhook_endpoint_limit_exceeded",
    "webhook_endpoint_not_found",
    "webhooks_not_included",
    "work_exhausted",
    "work_too_large",
    "work_too_slow",
    "xfa_form",
    "zip_unreadable",
]


class ListFieldsDataFieldsItemOptionsItem(TypedDict):
    value: str
    label: str


class ListFieldsDataFieldsItem(TypedDict):
    name: str
    type: Literal["text field", "check box", "radio group", "dropdown", "option list", "button", "signature"]
    value: None | bool | str | list[str]
    options: NotRequired[list[ListFieldsDataFieldsItemOptionsItem]]
    required: bool
    readOnly: bool
    maxLength: NotRequired[int]
    multiline: NotRequired[bool]
    page: int | None


class ListFieldsData(TypedDict):
    fields: list[ListFieldsDataFieldsItem]


class DetectPageDataPlacesItemBoxesItem(TypedDict):
    left: float
    bottom: float
    right: float
    top: float


class DetectPageDataPlacesItem(TypedDict):
    page: int
    boxes: list[DetectPageDataPlacesItemBoxesItem]


class DetectPageData(TypedDict):
    page: int
    totalPages: int
    places: NotRequired[list[DetectPageDataPlacesItem]]


class File(TypedDict):
    id: str
    name: str
    sizeBytes: int
    keep: Literal["retention", "template", "link"]
    createdAt: str
    expiresAt: str


class JobProgress(TypedDict):
    done: int
    total: int


class JobProblem(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    error: str
    code: str
    requestId: str
    part: NotRequired[str]
    field: NotRequired[str]
    step: NotRequired[int]
    accepted: NotRequired[list[str]]
    limit: NotRequired[float]
    retryAfter: NotRequired[float]


class JobResult(TypedDict):
    url: str
    mediaType: str
    sizeBytes: int


class JobReportCountsItem(TypedDict):
    code: str
    count: int


class JobReportWarningsItem(TypedDict):
    code: str
    message: str
    field: NotRequired[str]
    step: NotRequired[int]
    row: NotRequired[int]
    isRowFailed: NotRequired[bool]


class JobReport(TypedDict):
    url: str
    counts: NotRequired[list[JobReportCountsItem]]
    warnings: NotRequired[list[JobReportWarningsItem]]
    omitted: NotRequired[int]


class JobRows(TypedDict):
    filled: int
    failed: int


class Job(TypedDict):
    id: str
    operation: str
    state: Literal["queued", "running", "succeeded", "failed", "cancelled"]
    createdAt: str
    startedAt: str | None
    finishedAt: str | None
    progress: JobProgress | None
    inputBytes: int
    credits: int
    problem: JobProblem | None
    result: JobResult | None
    report: JobReport | None
    rows: JobRows | None
    resultExpiresAt: str | None


class ListJobsAnswer(TypedDict):
    jobs: list[Job]
    next: str | None


class GetCallReportAnswerCountsItem(TypedDict):
    code: str
    count: int


class GetCallReportAnswerWarningsItem(TypedDict):
    code: str
    message: str
    field: NotRequired[str]
    step: NotRequired[int]
    row: NotRequired[int]
    isRowFailed: NotRequired[bool]


class GetCallReportAnswerDeletionProof(TypedDict):
    callId: str
    operation: str | None
    state: Literal["pending", "issued"]
    receivedAt: str
    filesSha256: list[str] | None
    destroyedAt: str | None
    proof: str | None


class GetCallReportAnswer(TypedDict):
    id: str
    counts: list[GetCallReportAnswerCountsItem]
    warnings: list[GetCallReportAnswerWarningsItem]
    omitted: int
    deletionProof: GetCallReportAnswerDeletionProof | None


class PipelineStepsItem(TypedDict):
    id: NotRequired[str]
    operation: Literal["detect-page", "extract-pages", "fill-pdf", "insert-pdf", "list-fields", "merge-pdf", "pdf-to-docx", "remove-page", "rename-fields", "replace-page"]
    parts: dict[str, Any]
    options: NotRequired[dict[str, Any]]


class Pipeline(TypedDict):
    steps: list[PipelineStepsItem]
    result: NotRequired[str | int]


class SavedPipelineParametersItem(TypedDict):
    name: str
    isFile: bool
    default: NotRequired[str]


class SavedPipeline(TypedDict):
    name: str
    pipeline: Pipeline
    parameters: list[SavedPipelineParametersItem]
    createdAt: str
    updatedAt: str


class ListPipelinesAnswer(TypedDict):
    pipelines: list[SavedPipeline]


class PricePipelineAnswerChargesItem(TypedDict):
    kind: Literal["overage", "fileSize", "proTools", "gdpr"]
    amountMills: int


class Problem(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    error: str
    code: str
    requestId: str
    part: NotRequired[str]
    field: NotRequired[str]
    step: NotRequired[int]
    accepted: NotRequired[list[str]]
    limit: NotRequired[float]
    retryAfter: NotRequired[float]


class PricePipelineAnswer(TypedDict):
    credits: int
    creditsRemaining: int
    isTrial: bool
    currency: Literal["EUR"]
    charges: list[PricePipelineAnswerChargesItem]
    totalMills: int
    problems: list[Problem]


class ListFilesAnswer(TypedDict):
    files: list[File]
    next: str | None


class GetUsageAnswerSubscriptionScheduled(TypedDict):
    plan: Literal["starter", "premium", "pro", "enterprise"]
    billingCycle: Literal["monthly", "annual"]
    at: str


class GetUsageAnswerSubscription(TypedDict):
    plan: Literal["starter", "premium", "pro", "enterprise"]
    status: str
    billingCycle: Literal["monthly", "annual"]
    priceMills: int
    monthlyLimit: int
    currentUsage: int
    periodStartedAt: str
    periodEndsAt: str
    nextBillingDate: str | None
    cancelAt: str | None
    pastDueSince: str | None
    graceEndsAt: str | None
    scheduled: GetUsageAnswerSubscriptionScheduled | None


class GetUsageAnswerChargesLinesItem(TypedDict):
    kind: Literal["plan", "overage", "fileSize", "proTools", "gdpr"]
    count: int
    amountMills: int


class GetUsageAnswerCharges(TypedDict):
    lines: list[GetUsageAnswerChargesLinesItem]
    totalMills: int
    forecastMills: int


class GetUsageAnswer(TypedDict):
    currency: Literal["EUR"]
    subscription: GetUsageAnswerSubscription
    charges: GetUsageAnswerCharges
    spendCapMills: int | None


class ListCallsAnswerCallsItem(TypedDict):
    id: str
    createdAt: str
    operation: str | None
    steps: list[str] | None
    endpoint: str
    method: str
    status: Literal["success", "error"]
    httpStatus: int
    responseTimeMs: int
    errorCode: str | None
    errorMessage: str | None
    credits: int
    inputBytes: int
    apiKeyId: str
    apiKeyName: str
    mode: Literal["live", "test"]
    occurrences: int


class ListCallsAnswer(TypedDict):
    calls: list[ListCallsAnswerCallsItem]
    next: str | None


class Key(TypedDict):
    scopes: list[Literal["operations", "jobs", "files", "pipelines", "usage", "webhooks", "keys", "operations:fill-pdf", "operations:list-fields", "operations:merge-pdf", "operations:insert-pdf", "operations:remove-page", "operations:extract-pages", "operations:replace-page", "operations:rename-fields", "operations:detect-page", "operations:pdf-to-docx"]]
    expiresAt: str | None
    allowedAddresses: list[str] | None
    ratePerMinute: int | None
    monthlyCap: int | None
    id: str
    name: str
    key: str
    mode: Literal["live", "test"]
    status: Literal["active", "inactive"]
    isRevealable: bool
    createdAt: str
    requestCount: int
    monthCalls: int
    lastUsed: str | None
    lastAddress: str | None
    lastClient: str | None
    previousKeyUntil: str | None


class ListKeysAnswer(TypedDict):
    keys: list[Key]
    next: str | None


WebhookEndpoint = TypedDict("WebhookEndpoint", {"$id": str, "$createdAt": str, "$updatedAt": str, "url": str, "events": list[Literal["call.succeeded", "call.failed", "quota.reached", "subscription.changed"]], "status": Literal["enabled", "disabled"], "disabledReason": Literal["failing", "gone"] | None, "failingSince": str | None, "previousSecretUntil": str | None})


class ListWebhookEndpointsAnswer(TypedDict):
    isIncluded: bool
    total: int
    endpoints: list[WebhookEndpoint]


class GetWebhookSecretAnswer(TypedDict):
    secret: str


class FileReferenceBase64(TypedDict):
    base64: str
    name: NotRequired[str]


class FileReferenceUrl(TypedDict):
    url: str
    name: NotRequired[str]


class FileReferenceFile(TypedDict):
    file: str
    name: NotRequired[str]


class FileReferenceJob(TypedDict):
    job: str
    name: NotRequired[str]


FileReference = FileReferenceBase64 | FileReferenceUrl | FileReferenceFile | FileReferenceJob


class Link(TypedDict):
    url: str
    expiresAt: str
    name: str
    mediaType: str
    sizeBytes: int
    file: str


class Delivery(TypedDict):
    delivered: Literal[True]
    status: int
    name: str
    mediaType: str
    sizeBytes: int


class ReportCountsItem(TypedDict):
    code: str
    count: int


class ReportWarningsItem(TypedDict):
    code: str
    message: str
    field: NotRequired[str]
    step: NotRequired[int]
    row: NotRequired[int]
    isRowFailed: NotRequired[bool]


class ReportDeletionProof(TypedDict):
    callId: str
    operation: str | None
    state: Literal["pending", "issued"]
    receivedAt: str
    filesSha256: list[str] | None
    destroyedAt: str | None
    proof: str | None


class Report(TypedDict):
    id: str
    counts: list[ReportCountsItem]
    warnings: list[ReportWarningsItem]
    omitted: int
    deletionProof: ReportDeletionProof | None


class CallSucceededData(TypedDict):
    requestId: str
    operation: str
    httpStatus: int
    errorCode: str | None
    credits: int
    inputBytes: int
    responseTimeMs: int
    apiKeyId: str
    apiKeyName: str
    mode: Literal["live", "test"]


class CallFailedData(TypedDict):
    requestId: str
    operation: str
    httpStatus: int
    errorCode: str | None
    credits: int
    inputBytes: int
    responseTimeMs: int
    apiKeyId: str
    apiKeyName: str
    mode: Literal["live", "test"]


class QuotaReachedData(TypedDict):
    percent: int
    currentUsage: int
    monthlyLimit: int
    plan: Literal["starter", "premium", "pro", "enterprise"]
    periodStartedAt: str
    periodEndsAt: str | None


class SubscriptionChangedDataPrevious(TypedDict):
    plan: Literal["starter", "premium", "pro", "enterprise"]
    status: Literal["active", "trialing", "past_due"]
    billingCycle: Literal["monthly", "annual"]
    cancelAt: str | None


class SubscriptionChangedData(TypedDict):
    plan: Literal["starter", "premium", "pro", "enterprise"]
    status: Literal["active", "trialing", "past_due"]
    billingCycle: Literal["monthly", "annual"]
    cancelAt: str | None
    monthlyLimit: int
    nextBillingDate: str | None
    previous: SubscriptionChangedDataPrevious
