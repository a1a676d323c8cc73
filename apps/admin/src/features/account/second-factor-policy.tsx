import { accountQuery, requireSecondFactor } from "#api/account.ts";
import { useAction } from "#components/use-action.ts";
import { SwitchField } from "#document-editor/fields/switch-field.tsx";
import { messages } from "./strings.ts";

const { factor } = messages;

/** Whether every account needs a second factor. An owner needs one before requiring it of others. */
export function SecondFactorPolicy({ required }: { required: boolean }) {
  const { mutate, isPending } = useAction({
    mutationFn: requireSecondFactor,
    done: required ? factor.noLongerRequired : factor.nowRequired,
    failed: messages.failed,
    refresh: [accountQuery],
  });
  return (
    <SwitchField
      label={factor.requireLabel}
      description={factor.requireHelp}
      checked={required}
      disabled={isPending}
      onChange={mutate}
    />
  );
}
