import { expect, it } from 'vitest'
import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { translator } from '../../i18n/t.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { recentText } from './recentText.ts'

const terms = new JackalBoard().state()
const cell = cellNamed('f5')
const moved: JackalEvent = {
  kind: 'pieceMoved',
  piece: 'red-1',
  from: cellNamed('e5'),
  to: cell,
  step: 0,
  cause: 'walk',
  load: null,
}
const tell = (...events: readonly JackalEvent[]) =>
  recentText({ events }, terms, { t: translator('en'), nameOf: (seat) => seat })

it.each<[string, readonly JackalEvent[]]>([
  ['moved to f5', [moved]],
  ['carried gold to f5', [{ ...moved, load: 'coin' }]],
  ['brought a coin', [moved, { kind: 'loadScored', piece: 'red-1', team: 'red', load: 'coin', value: 1 }]],
  ['red pirate died', [moved, { kind: 'pieceDied', piece: 'red-1', cause: 'cannibal', cell, by: null }]],
])('says "%s"', (text, events) => {
  expect(tell(...events)).toBe(text)
})

it('says that a struck piece is back aboard', () => {
  const struck: JackalEvent = { kind: 'pieceStruck', piece: 'black-1', by: 'red-1', from: cell, ship: cellNamed('g13') }
  expect(tell(moved, struck)).toBe('sent black pirate back aboard')
})

it('keeps the end of a chain', () => {
  expect(tell(moved, { ...moved, from: cell, to: cellNamed('f6') })).toBe('moved to f6')
})

it('has no line for events that go without saying', () => {
  expect(tell({ kind: 'endDeclined', by: 'red' })).toBe('')
})
