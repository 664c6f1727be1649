import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Channel, HostApi, Standing } from '../../../electron/contract/ipc.ts'
import { evolve } from '../../../engine/sea-battle/evolve.ts'
import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { setHost } from '../../host/client.ts'
import { useSession } from '../../host/session.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { beforeBattle, midBattle } from '../../testkit/boards/seaBoard.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { useAim } from './aim.ts'
import { bindTable } from './bindTable.ts'

const { playback } = pageTable

let calls: { channel: Channel; request: unknown }[] = []
const host: HostApi = {
  call: async (channel, request) => {
    calls.push({ channel, request })
    return { ok: true, value: null as never } // nothing here reads the answer
  },
  onFeed: () => () => {},
}
const firing: Standing['asked'] = {
  seat: 'south',
  moves: [3, 4].map((at) => ({ move: { kind: 'fire', at }, hint: {} })),
}

let unbind = () => {}
beforeEach(() => {
  calls = []
  setHost(host)
  pageTable.set('sea-battle', 'south')
  pageTable.attach('sea-battle', { evolve, cues: {} as never, homes: () => () => null }) // nothing moves here
  unbind = bindTable()
})
afterEach(() => unbind())

function ask(view: SeaBattleState, asked: Standing['asked'], viewer = 'south'): void {
  playback.load(view)
  const standing = {
    awaiting: ['south'],
    asked,
    thinking: null,
    canUndo: false,
    undo: { why: 'nothing-played' } as const,
    outcome: null,
  }
  useSession.setState({ match: { id: 'sea-1' } as never, viewer, standing }) // only the id is read
}

describe('the table', () => {
  it('offers the cells that the host lists, and sends a shot once', () => {
    ask(midBattle(), firing)
    expect([...useAim.getState().open]).toEqual([3, 4])
    useAim.getState().fire(4)
    useAim.getState().fire(3)
    expect(calls).toEqual([
      { channel: 'match:play', request: { id: 'sea-1', seat: 'south', move: { kind: 'fire', at: 4 } } },
    ])
  })

  it('asks only the seat’s own viewer', () => {
    ask(midBattle(), firing, 'spectator')
    expect(useAim.getState().open.size).toBe(0)
  })

  it('opens the harbour for a seat without a fleet, and closes it for another viewer', () => {
    const placing = { seat: 'south', moves: [{ move: { kind: 'placeRandom', flag: 'royal' }, hint: {} }] }
    const view = { ...beforeBattle(), fleets: { north: null, south: null } }
    ask(view, placing)
    expect(usePlacement.getState()).toMatchObject({ seat: 'south', flag: 'royal' })
    usePlacement.getState().fill([[0]])
    ask(view, placing, 'spectator')
    expect(usePlacement.getState().seat).toBeNull()
    expect(usePlacement.getState().slots.every(({ berth }) => berth === null)).toBe(true)
  })

  it('offers the flag that the opponent has not taken', () => {
    const placing = { seat: 'south', moves: [{ move: { kind: 'placeRandom', flag: 'royal' }, hint: {} }] }
    ask({ ...beforeBattle(), fleets: { north: { flag: 'royal', ships: [] }, south: null } }, placing)
    expect(usePlacement.getState().flag).toBe('pirates')
  })
})
