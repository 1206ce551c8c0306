import type { BillingAccount, BillingSettings } from '@pagesmith/contract';
import { useState } from 'react';
import { messageOf } from '../../../session/backend-errors.ts';
import { changeSettings } from '../account/billing-account.ts';

export interface SettingProps {
  account: BillingAccount;
  onChange: (account: BillingAccount) => void;
}

/** One setting on its way to the server; returns whether it has arrived. */
export function useSettingsChange(onChange: SettingProps['onChange']) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = async (settings: BillingSettings): Promise<boolean> => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      onChange(await changeSettings(settings));
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, change };
}
