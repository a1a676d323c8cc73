import { setupStepNames } from "@consultorio/content";
import { useLocalStorage } from "@mantine/hooks";

/** Where somebody is on the first-run path, from 0; undefined while nobody walks it. This browser remembers it. */
export function useFirstRunStep(): [
  step: number | undefined,
  setStep: (step: number) => void,
  end: () => void,
] {
  return useLocalStorage<number | undefined>({
    key: "consultorio:paso",
    getInitialValueInEffect: false,
    deserialize: (text) => {
      const step = Number.parseInt(text ?? "", 10);
      return step >= 0 && step < setupStepNames.length ? step : undefined;
    },
  });
}
