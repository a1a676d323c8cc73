import { setupStepNames } from "@consultorio/content";
import { useLocalStorage } from "@mantine/hooks";

/** The open step of the first-run path, from 0; undefined where the path is not open. This browser remembers it. */
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
