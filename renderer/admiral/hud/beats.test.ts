import { expect, it } from 'vitest'
import { sea } from '../../../engine/testkit/sea.ts'
import { translator } from '../../i18n/t.ts'
import '../../i18n/all.ts'
import { admiralBeat } from './beats.ts'

const words = { t: translator('en'), nameOf: (seat: string) => `Captain of ${seat}` }
const before = sea({ ships: { 'red-brig': 'k8 N', 'blue-frigate': 'm8 N' } }).state

it('frames a prize with the name of who has it', () => {
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
