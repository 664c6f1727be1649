import { isBeforeFirstDeed, unitNamed } from '../../../engine/admiral/fleet.ts'
import type { Aim, UnitId } from '../../../engine/admiral/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import type { AdmiralDeed } from './lesson.ts'

/** What to tell of a deed; null where it is not beside the point. */
type Rule = (deed: AdmiralDeed) => PlainTextKey | null

/** The first thing that there is to tell of a deed. */
export const anyOf =
  (...rules: readonly Rule[]): Rule =>
  (deed) =>
    rules.map((rule) => rule(deed)).find((key) => key !== null) ?? null

/** A ship's turn was ended before she had done anything. */
export const idle =
  (ship: UnitId): Rule =>
  ({ event, before }) =>
    event.kind === 'activationEnded' && event.ship === ship && isBeforeFirstDeed(before, ship)
      ? 'lesson.astray.idle'
      : null

/** The pupil fired; at what, where it matters. Answers are no deed of the lesson's. */
export const fired =
  (key: PlainTextKey, aim: Aim | 'either' = 'either'): Rule =>
  ({ event, before }) => {
    if (event.kind !== 'shotsFired' || event.occasion === 'answer') return null
    const own = event.by.some(({ ship }) => unitNamed(before, ship)?.team === 'red')
    return own && (aim === 'either' || event.aim === aim) ? key : null
  }
