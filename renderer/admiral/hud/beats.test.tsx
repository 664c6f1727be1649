import { expect, it } from 'vitest'
import { sea } from '../../../engine/testkit/sea.ts'
import { translator } from '../../i18n/t.ts'
import '../../i18n/all.ts'
import { admiralBeat } from './beats.tsx'

const words = { t: translator('en'), nameOf: (seat: string) => `Captain of ${seat}` }
const before = sea({ ships: { 'red-brig': 'k8 N', 'blue-frigate': 'm8 N' } }).state

it('frames a prize with the name of its captor', () => {
  const taken = { kind: 'shipTaken', ship: 'blue-frigate', by: 'red-brig', from: 'blue', to: 'red' } as const
  const beat = admiralBeat(taken, before, words)
  expect(beat?.title).toBe('A prize!')
  expect(beat?.text).toContain('Blue frigate')
  expect(beat?.text).toContain('Captain of red')
})

it('frames no shot, and nothing of another game', () => {
  expect(admiralBeat({ kind: 'shipMoved' }, before, words)).toBeNull()
  expect(admiralBeat({ kind: 'shipSunk' }, { tiles: [] }, words)).toBeNull()
})

it('frames a ship that sinks, with its own name', () => {
  const beat = admiralBeat(
    { kind: 'shipSunk', ship: 'blue-frigate', at: 100, cause: 'gunfire' } as never,
    before,
    words,
  )
  expect([beat?.title, beat?.line]).toEqual(['Sunk!', 'Blue frigate “Thunderer”'])
})

it.each([
  ['rapid', 'Every stitch of canvas'],
  ['swift', 'Too slow'],
  ['target', 'Count the holes'],
  ['berserk', 'Grapnels away'],
] as const)('shows a line of captain %s beside the portrait', (captain, says) => {
  const shown = { kind: 'captainShown', ship: 'red-brig', captain, faceUp: false, reveals: true } as const
  const beat = admiralBeat(shown, before, words)
  expect(beat?.line).toContain(says)
  expect(beat?.picture).not.toBeUndefined()
})
