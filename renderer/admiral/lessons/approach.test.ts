import { expect, it } from 'vitest'
import { printCell } from '../../../engine/admiral/cells.ts'
import { AdmiralPupil } from '../../testkit/admiralPupil.ts'
import { WAYS } from '../../testkit/ways/admiral.ts'
import { isAdmiralView } from '../view.ts'
import { approach, isAbeam } from './approach.ts'
import { ADMIRAL_COURSE } from './lessons.ts'

const LINE = 'red-line'
const HULK = 'blue-hulk'

function pupilOf(id: string): AdmiralPupil {
  const lesson = ADMIRAL_COURSE.find((one) => one.id === id)
  if (!lesson) throw new Error(id)
  return new AdmiralPupil(lesson, 'mouse')
}

function viewOf({ match }: AdmiralPupil) {
  if (!isAdmiralView(match.view)) throw new Error('no match of Admiral')
  return match.view
}

const shownTo = (pupil: AdmiralPupil) => pupil.match.next.cells.map(printCell)

it('shows the nearest cell from which the broadside bears, and the target once it does', () => {
  const pupil = pupilOf('gunnery')
  expect(shownTo(pupil)).toEqual(['c5'])
  pupil.order({ ship: LINE, sail: 'c5 N', way: '^^' })
  expect(isAbeam(viewOf(pupil), LINE, HULK, 6)).toBe(true)
  expect(pupil.match.done).toHaveLength(1)
  expect(shownTo(pupil)).toEqual(['h5'])
})

it('does not count a cell from which the guns bear if the ship only sails through it', () => {
  const pupil = pupilOf('gunnery')
  pupil.order({ ship: LINE, sail: 'c7 N', way: '^^^^' })
  expect(pupil.match.done).toHaveLength(0)
})

it('shows where to sail beside the next prize, and the own ship once a prize lies there', () => {
  const pupil = pupilOf('boarding')
  for (const order of (WAYS.boarding ?? []).slice(0, 3)) pupil.order(order)
  expect(shownTo(pupil)).toEqual(['j6'])
  pupil.order({ ship: LINE, sail: 'j6 E', way: '^^^' })
  expect(shownTo(pupil)).toEqual(['k6'])
})

it('shows in the lesson of captains where Rapid must sail and where to sail for Berserk', () => {
  const pupil = pupilOf('captains')
  expect(shownTo(pupil)).toEqual(['c8'])
  for (const order of (WAYS.captains ?? []).slice(0, 2)) pupil.order(order)
  expect(shownTo(pupil)).toEqual(['j5'])
})

it('leads round by round to where the guns bear from near', () => {
  const pupil = pupilOf('gunnery')
  for (const order of (WAYS.gunnery ?? []).slice(0, 2)) pupil.order(order)
  const view = viewOf(pupil)
  const ship = view.ships.find(({ id }) => id === LINE)
  expect(ship?.done).toBe(false)
  for (const within of [3, 2, 1]) expect(approach(view, LINE, HULK, within)).toHaveLength(1)
})

it('shows nothing once the ship cannot sail any more in this round', () => {
  const view = viewOf(pupilOf('gunnery'))
  const ships = view.ships.map((ship) => (ship.id === LINE ? { ...ship, done: true } : ship))
  expect(approach({ ...view, ships }, LINE, HULK, 3)).toEqual([])
})
