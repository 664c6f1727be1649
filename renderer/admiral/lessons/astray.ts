import { isBeforeFirstDeed, unitNamed } from '../../../engine/admiral/fleet.ts'
import type { Aim, UnitId } from '../../../engine/admiral/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import type { AdmiralDeed } from './lesson.ts'

/** Returns the text for a deed; null if the deed is not a distraction from the step. */
type Rule = (deed: AdmiralDeed) => PlainTextKey | null

/** Returns the first text that one of the rules has for a deed. */
export const anyOf =
  (...rules: readonly Rule[]): Rule =>
  (deed) =>
    rules.map((rule) => rule(deed)).find((key) => key !== null) ?? null

/** Recognizes a ship's turn that ended before the ship had done anything. */
export const idle =
  (ship: UnitId): Rule =>
  ({ event, before }) =>
    event.kind === 'activationEnded' && event.ship === ship && isBeforeFirstDeed(before, ship)
      ? 'lesson.astray.idle'
      : null

/** Recognizes a shot of the pupil, optionally only at the hull or the sails. Answers are no deeds of a lesson. */
export const fired =
  (key: PlainTextKey, aim: Aim | 'either' = 'either'): Rule =>
  ({ event, before }) => {
    if (event.kind !== 'shotsFired' || event.occasion === 'answer') return null
    const own = event.by.some(({ ship }) => unitNamed(before, ship)?.team === 'red')
    return own && (aim === 'either' || event.aim === aim) ? key : null
  }
