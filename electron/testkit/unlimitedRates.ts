import { CallRates } from '../clients/rates.ts'
import { tickingClock } from './tickingClock.ts'

/** Returns rates that refuse no call: by their clock, every call comes a minute after the last. */
export function unlimitedRates(): CallRates {
  return new CallRates(tickingClock(0, 60_000))
}
