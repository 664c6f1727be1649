import { expect, it } from 'vitest'
import type { RoomNotice } from '../../../contract/screens.ts'
import { MessageCheck } from './messageCheck.ts'

const MATCH = { id: 'm', game: 'admiral', title: 'Evening', createdAt: 1, updatedAt: 2, moves: 0, outcome: null }
const STANDING = { awaiting: [], asked: null, thinking: null, undo: { why: 'off' }, outcome: null }
const POINT = {
  match: {
    ...MATCH,
    seats: [
      { seat: 'red', name: 'Ann', player: { kind: 'human' } },
      { seat: 'blue', name: 'Bob', player: { kind: 'human', elsewhere: true } },
    ],
  },
  viewer: 'blue',
  standing: STANDING,
  history: 'h',
  lastEvent: 0,
}
const VIEW = { board: { width: 16, height: 32, land: [], reefs: [] }, ships: [] }

const NOTICES: Readonly<Record<RoomNotice, object>> = {
  'feed.snapshot': { kind: 'snapshot', ...POINT, view: VIEW },
  'feed.batch': { kind: 'batch', ...POINT, by: 'red', events: [] },
  'feed.clocks': { kind: 'clocks', matchId: 'm', times: [] },
  'feed.trouble': { kind: 'trouble', matchId: 'm', problem: { code: 'internal' } },
  'room.changed': { kind: 'room', guest: { id: 'g', name: 'Bob', seat: null }, lobby: null, match: null, now: 0 },
  'room.shown': { match: 'm', moves: 0, lastEvent: 0 },
  'luck.sealed': { match: 'm', hash: 'a'.repeat(64), seat: null },
  'luck.pledged': { match: 'm', pledges: [] },
}

it.each(Object.entries(NOTICES))(
  'a seat accepts the notification %s, and not without its parameters',
  (method, params) => {
    const check = new MessageCheck(8)
    expect(check.accepts(JSON.stringify({ jsonrpc: '2.0', method, params }))).toBe(true)
    expect(check.accepts(JSON.stringify({ jsonrpc: '2.0', method, params: {} }))).toBe(false)
  },
)
