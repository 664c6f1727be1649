import { fileOf, rankOf } from '../../../../engine/admiral/cells.ts'
import type { Berth } from '../../../../engine/admiral/foresight.ts'
import type { Heading } from '../../../../engine/admiral/geometry/headings.ts'
import { berthsOf as allBerths } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { turnsOf } from '../../intent/targets.ts'

/** Returns every course of the selected ship, from north-west to south-east, with the function that plans it. */
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

/** Returns every turn on the spot of the selected ship, with the function that plans it. */
export function turnsFor(intent: IntentState): readonly { readonly heading: Heading; readonly prepare: () => void }[] {
  return turnsOf(intent.asked, intent.selected).map((heading) => ({
    heading,
    prepare() {
      useIntent.getState().order('turn')
      pick(heading)
    },
  }))
}

/** Picks a heading, unless it is shown already: choosing it again would send the ship. */
function pick(heading: Heading): void {
  const { course, pickHeading } = useIntent.getState()
  if (course && course.heading !== heading) pickHeading(heading)
}
