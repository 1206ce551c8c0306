// The part of the Kubernetes API (https://kubernetes.io/docs/reference/kubernetes-api/) that our manifests use. A field
// that does not stand here is refused: a misspelt one would be ignored by a cluster.
import { z } from 'zod';

const object = z.strictObject;
const whole = z.int().min(0);
const quantity = z.string().regex(/^\d+(\.\d+)?(m|[KMGT]i?)?$/);
const name = z.string().regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/);
const texts = z.record(z.string(), z.string());
const selector = object({ matchLabels: texts });
const port = z.union([name, z.int().min(1).max(65_535)]);
const resources = z.partialRecord(z.enum(['cpu', 'memory']), quantity);
const named = object({ name });

const probe = object({
  httpGet: object({ path: z.string().startsWith('/'), port }),
  failureThreshold: whole.optional(),
  periodSeconds: whole.optional(),
  timeoutSeconds: whole.optional(),
});

const container = object({
  name,
  image: z.string(),
  env: z.array(object({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.union([object({ configMapRef: named }), object({ secretRef: named })])),
  ports: z.array(object({ name, containerPort: z.int() })),
  lifecycle: object({
    preStop: object({ exec: object({ command: z.array(z.string()) }) }),
  }).optional(),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  resources: object({ requests: resources, limits: resources }),
  securityContext: object({
    allowPrivilegeEscalation: z.boolean(),
    readOnlyRootFilesystem: z.boolean(),
    capabilities: object({ drop: z.array(z.string()) }),
  }),
  volumeMounts: z.array(object({ name, mountPath: z.string().startsWith('/') })),
});

const pod = object({
  automountServiceAccountToken: z.boolean(),
  terminationGracePeriodSeconds: whole,
  securityContext: object({
    runAsNonRoot: z.boolean(),
    runAsUser: whole,
    runAsGroup: whole,
    fsGroup: whole,
    seccompProfile: object({ type: z.enum(['RuntimeDefault', 'Unconfined', 'Localhost']) }),
  }),
  topologySpreadConstraints: z.array(
    object({
      maxSkew: z.int().min(1),
      topologyKey: z.string(),
      whenUnsatisfiable: z.enum(['DoNotSchedule', 'ScheduleAnyway']),
      labelSelector: selector,
    }),
  ),
  containers: z.array(container).min(1),
  volumes: z.array(object({ name, emptyDir: object({ sizeLimit: quantity }) })),
});

const metadata = object({ name, labels: texts.optional(), annotations: texts.optional() });

/** Any of the objects that the manifests are made of. */
export const kubernetesObject = z.discriminatedUnion('kind', [
  object({ apiVersion: z.literal('v1'), kind: z.literal('ConfigMap'), metadata, data: texts }),
  object({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('Deployment'),
    metadata,
    spec: object({
      replicas: whole,
      selector,
      strategy: object({
        rollingUpdate: object({ maxUnavailable: whole, maxSurge: whole }),
      }).optional(),
      template: object({ metadata: object({ labels: texts }), spec: pod }),
    }),
  }),
  object({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata,
    spec: object({
      selector: texts,
      ports: z.array(object({ name, port: z.int(), targetPort: port })),
    }),
  }),
  object({
    apiVersion: z.literal('policy/v1'),
    kind: z.literal('PodDisruptionBudget'),
    metadata,
    spec: object({ minAvailable: whole, selector }),
  }),
  object({
    apiVersion: z.literal('networking.k8s.io/v1'),
    kind: z.literal('Ingress'),
    metadata,
    spec: object({
      tls: z.array(object({ hosts: z.array(z.string()), secretName: name })),
      rules: z.array(
        object({
          host: z.string(),
          http: object({
            paths: z.array(
              object({
                path: z.string().startsWith('/'),
                pathType: z.enum(['Exact', 'Prefix', 'ImplementationSpecific']),
                backend: object({ service: object({ name, port: named }) }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
]);
