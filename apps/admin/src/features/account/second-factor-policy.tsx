import { Switch } from "@mantine/core";
import { accountQuery, requireSecondFactor } from "#api/account.ts";
import { useAction } from "#components/use-action.ts";
import { words } from "./strings.ts";

const { factor } = words;

/** Whether every account needs a second factor. An owner needs one before it can be asked of others. */
export function SecondFactorPolicy({ required }: { required: boolean }) {
  const { mutate, isPending } = useAction({
    mutationFn: requireSecondFactor,
    done: required ? factor.noLongerRequired : factor.nowRequired,
    failed: words.failed,
    refresh: [accountQuery],
  });
  return (
    <Switch
      role="switch"
      label={factor.requireLabel}
      description={factor.requireHelp}
      checked={required}
      disabled={isPending}
      onChange={(event) => mutate(event.currentTarget.checked)}
    />
  );
}
