import { choice, type Fields, readList, text } from "../frame/answers.ts";
import { FEES, type FeeNumber, type Service, SERVICES } from "./fees.ts";

export const TIMES = ["day", "emergency"] as const;
export type Time = (typeof TIMES)[number];

export interface VetFeesAnswers {
  /** Services, joined by dots: `exam.bloodSample`. */
  services: string;
  time: Time;
}

const ALL = Object.keys(SERVICES) as readonly Service[];
/** Services of a query or form; null if one is unknown or repeated. */
export const readServices = (services: string): Service[] | null => readList(ALL, services);

export const FIELDS: Fields<VetFeesAnswers> = {
  services: text((services) => (readServices(services) ?? []).length > 0),
  time: choice(TIMES),
};

/**
 * Multiples of the simple rate, lowest and highest, and the emergency fee in cents. Source: GOT 2022, sections 2 and 4.
 */
const RATES: Readonly<Record<Time, { factors: readonly [number, number]; emergencyFee: number }>> = {
  day: { factors: [1, 3], emergencyFee: 0 },
  emergency: { factors: [2, 4], emergencyFee: 5000 },
};
const VAT_PERCENT = 19;

interface FeeLine {
  service: Service;
  numbers: readonly FeeNumber[];
  /** Simple rate in cents without VAT. */
  net: number;
}

export const feeLines = (services: readonly Service[]): FeeLine[] =>
  services.map((service) => {
    const parts: readonly (readonly [FeeNumber, number])[] = SERVICES[service];
    return {
      service,
      numbers: parts.map(([number]) => number),
      net: parts.reduce((sum, [number, times]) => sum + FEES[number] * times, 0),
    };
  });

/** Total with VAT, lowest and highest, in cents; half a cent is rounded up. */
export function feeRange(services: readonly Service[], time: Time): { net: number; least: number; most: number } {
  const net = feeLines(services).reduce((sum, line) => sum + line.net, 0);
  const { factors, emergencyFee } = RATES[time];
  const [least, most] = factors.map((factor) => withVat(net * factor + emergencyFee));
  return { net, least: least ?? 0, most: most ?? 0 };
}

const withVat = (cents: number): number => Math.floor((cents * (100 + VAT_PERCENT) + 50) / 100);
