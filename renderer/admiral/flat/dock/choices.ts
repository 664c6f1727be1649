import { fileOf, rankOf } from '../../../../engine/admiral/cells.ts'
import type { Berth } from '../../../../engine/admiral/foresight.ts'
import type { Heading } from '../../../../engine/admiral/geometry/headings.ts'
import { berthsOf as allBerths } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { turnsOf } from '../../intent/targets.ts'

/** Every course of the chosen ship, from north-west to south-east, with what plans it. */
export function berthsOf(intent: IntentState): readonly { readonly berth: Berth; readonly prepare: () => void }[] {
  return allBerths(intent)
    .toSorted((a, b) => rankOf(b.at) - rankOf(a.at) || fileOf(a.at) - fileOf(b.at))
    .map((berth) => ({
      berth,
      prepare() {
        useIntent.getState().clickCell(berth.at)
        pick(berth.heading)
      },
    }))
}

/** Every turn on the spot of the chosen ship, with what plans it. */
export function turnsFor(intent: IntentState): readonly { readonly heading: Heading; readonly prepare: () => void }[] {
  return turnsOf(intent.asked, intent.selected).map((heading) => ({
    heading,
    prepare() {
      useIntent.getState().order('turn')
      pick(heading)
    },
  }))
}

/** Choosing the heading that is shown already would send her. */
function pick(heading: Heading): void {
  const { course, pickHeading } = useIntent.getState()
  if (course && course.heading !== heading) pickHeading(heading)
}
