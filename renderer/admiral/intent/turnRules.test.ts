import { expect, it } from 'vitest'
import type { Heading } from '../../../engine/admiral/geometry/headings.ts'
import { sea } from '../../../engine/testkit/sea.ts'
import { Player, unit } from '../../testkit/admiralPlayer.ts'
import { onTurnAsked } from './courseRules.ts'

/** The heading shown first when the red frigate is about to turn on the spot. */
function proposed(position: Parameters<typeof sea>[0]): Heading | undefined {
  return new Player(sea(position).state).do(unit('red-frigate'), onTurnAsked).state.course?.heading
}

const FAR = { 'blue-line': 's15 N' }

it('proposes the heading with the longest range in this wind', () => {
  expect(proposed({ ships: { 'red-frigate': 'k8 NW', ...FAR }, wind: 'NE fresh' })).toBe('N')
  expect(proposed({ ships: { 'red-frigate': 'k8 NW', ...FAR }, wind: 'SW fresh' })).toBe('W')
})

it('proposes no heading that leads nowhere', () => {
  // the edge of the field lies to the west
  expect(proposed({ ships: { 'red-frigate': 'a8 NW', ...FAR }, wind: 'W fresh' })).toBe('N')
})

it('prefers a heading from which the guns bear on an enemy', () => {
  expect(proposed({ ships: { 'red-frigate': 'k8 NE', 'blue-line': 'm8 N' }, wind: 'E fresh' })).toBe('N')
})
