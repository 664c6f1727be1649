import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../kernel/game.ts'
import { battle, cell, cells, NORTH_SHIPS, ships } from '../testkit/fleet.ts'
import { evolve } from './evolve.ts'
import { marksOf } from './marks.ts'
import type { SeaBattleEvent } from './types.ts'
import { redact, view } from './view.ts'

const state = battle({ northFired: 'e5 b10 j7 e8', southFired: 'a1 b2' })

describe('a view', () => {
  it.each([
    ['north', ships(NORTH_SHIPS), HIDDEN],
    ['spectator', HIDDEN, HIDDEN],
    ['nobody', HIDDEN, HIDDEN],
  ] as const)('of the %s shows no other fleet', (viewer, north, south) => {
    const { fleets } = view(state, viewer)
    expect([fleets.north?.ships, fleets.south?.ships]).toEqual([north, south])
    expect([fleets.north?.flag, fleets.south?.flag]).toEqual(['pirates', 'royal'])
  })

  it.each(['north', 'south', 'spectator', 'nobody', 'open'])(
    'of the %s shows both fleets after the end (S-SECRET)',
    (viewer) => {
      const over = battle({ south: 'c3', northFired: 'c3' })
      expect(over.result?.winners).toEqual(['north'])
      expect(view(over, viewer)).toEqual(over)
      expect(view(over, viewer).fleets).toMatchObject({
        north: { ships: ships(NORTH_SHIPS) },
        south: { ships: [cells('c3')] },
      })
    },
  )

  it('shows them also if the match ended by rules without an event for it', () => {
    const before = battle({ south: 'c3' })
    const shot: SeaBattleEvent = {
      kind: 'shotFired',
      by: 'north',
      at: cell('c3'),
      result: 'sunk',
      ship: cells('c3'),
      reveals: true,
    }
    const ended: SeaBattleEvent = {
      kind: 'matchEnded',
      winners: ['north'],
      scores: { north: 1, south: 0 },
      reason: 'fleet-sunk',
    }
    const over = [shot, ended].reduce(evolve, before)
    expect(over).toEqual(battle({ south: 'c3', northFired: 'c3' }))
    for (const viewer of ['south', 'spectator']) {
      expect(view(over, viewer).fleets.north?.ships).toEqual(ships(NORTH_SHIPS))
    }
  })

  it('holds the shots and sunk ships for all viewers', () => {
    for (const viewer of ['north', 'south', 'spectator']) {
      expect(view(state, viewer)).toMatchObject({ shots: state.shots, sunk: state.sunk, turn: state.turn })
    }
  })

  it('shows whether a fleet is placed, not where', () => {
    expect(view(battle({ south: null }), 'south').fleets).toEqual({
      north: { flag: 'pirates', ships: HIDDEN },
      south: null,
    })
  })
})

describe('a placed fleet', () => {
  const placed: SeaBattleEvent = {
    kind: 'fleetPlaced',
    seat: 'north',
    flag: 'royal',
    ships: ships(NORTH_SHIPS),
    reveals: true,
  }

  it('is visible to all, its ships only to its owner', () => {
    expect([redact(placed, 'north'), redact(placed, 'open')]).toEqual([placed, placed])
    for (const viewer of ['south', 'spectator']) expect(redact(placed, viewer)).toEqual({ ...placed, ships: HIDDEN })
  })
})

describe('opened fleets at the end', () => {
  const opened: SeaBattleEvent = {
    kind: 'fleetsOpened',
    fleets: { north: ships(NORTH_SHIPS), south: ships('c3') },
    reveals: true,
  }

  it('are visible to all viewers alike (S-SECRET)', () => {
    for (const viewer of ['north', 'south', 'spectator', 'open']) expect(redact(opened, viewer)).toEqual(opened)
  })

  it('fill in what a viewer did not know, with the same flags', () => {
    const before = battle({ south: 'c3' })
    const seen = evolve(view(before, 'spectator'), opened)
    expect(seen.fleets).toEqual(before.fleets)
    expect(view(seen, 'south')).toEqual(seen)
  })
})

describe('marks', () => {
  it('distinguish hits, misses and sunk ships among the shots', () => {
    expect(marksOf(state, 'north')).toEqual({
      hits: cells('b10 e8'),
      misses: cells('e5'),
      sunk: [cells('j7')],
      empty: cells('i6 j6 i7 i8 j8'),
    })
    expect(marksOf(state, 'south')).toEqual({ hits: cells('a1'), misses: cells('b2'), sunk: [], empty: [] })
  })

  it('hold the cells of a sunk ship nowhere else', () => {
    const { hits, sunk } = marksOf(battle({ northFired: 'e8 f8' }), 'north')
    expect([hits, sunk]).toEqual([[], [cells('e8 f8')]])
  })

  it('omit cells already fired at beside a sunk ship', () => {
    expect(marksOf(battle({ northFired: 'j8 j7' }), 'north').empty).toEqual(cells('i6 j6 i7 i8'))
  })

  it.each([{ autoMark: false }, { touch: 'corners' }])('of empty water are missing with %j', (options) => {
    expect(marksOf(battle({ northFired: 'j7', options }), 'north').empty).toEqual([])
  })
})
