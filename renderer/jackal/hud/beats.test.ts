import { expect, it } from 'vitest'
import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { translator } from '../../i18n/t.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import '../../i18n/all.ts'
import { jackalBeat } from './beats.ts'

const words = { t: translator('en'), nameOf: (seat: string) => seat }
const before = new JackalBoard().pirate('white', 'c3').state()
const framed = (event: JackalEvent) => jackalBeat(event, before, words)

it('frames a treasure brought home, but no single coin', () => {
  const scored = { kind: 'loadScored', piece: 'white-1', team: 'white' } as const
  expect(framed({ ...scored, load: 'treasure', value: 3 })?.title).toBe('The treasure is home!')
  expect(framed({ ...scored, load: 'coin', value: 1 })).toBeNull()
})

it('frames every fifth coin in a hold, with their number', () => {
  const scored = { kind: 'loadScored', piece: 'white-1', team: 'white', load: 'coin', value: 1 } as const
  const holding = (gold: number) => ({ ...before, teams: before.teams.map((team) => ({ ...team, gold })) })
  const titles = [3, 4, 5, 9].map((gold) => jackalBeat(scored, holding(gold), words)?.title)
  expect(titles).toEqual([undefined, '5 coins aboard!', undefined, '10 coins aboard!'])
})

it('frames a pirate that drinks', () => {
  expect(framed({ kind: 'pieceDrank', piece: 'white-1', cell: cellNamed('c3') })?.title).toBe('Rum!')
})

it('frames a death with the piece and the place', () => {
  const died = { kind: 'pieceDied', piece: 'white-1', cell: cellNamed('c3'), cause: 'cannibal', by: null } as const
  const beat = framed(died)
  expect(beat?.title).toBe('One pirate fewer')
  expect(beat?.text).toMatch(/dinner at c3$/)
})

it('frames nothing of another game', () => {
  expect(jackalBeat({ kind: 'pieceDied' }, { fleets: {} }, words)).toBeNull()
})
