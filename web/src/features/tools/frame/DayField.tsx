import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { useHydrated } from "#shared/ui/use-hydrated.ts";
import { writeDay } from "./dates.ts";
import { useToday } from "./use-today.ts";

interface DayFieldProps {
  id: string;
  label: string;
  help: string;
  value: string;
  wrong: string | undefined;
  onChange: (day: string) => void;
}

/** A day up to today. */
export function DayField(props: DayFieldProps) {
  const today = useToday();
  return <AnswerField {...props} type="date" min="1990-01-01" max={useHydrated() ? writeDay(today) : undefined} />;
}
