import { describe, expect, it } from 'vitest'
import { type ToyMove, type ToyShape, toyGame } from '../testkit/toy.ts'
import type { MatchGame } from './game.ts'
import { loadingSteps, loadMatch } from './load.ts'
import { createMatch, matchFrom } from './match.ts'
import { type MatchRecord, RECORD_VERSION } from './record.ts'

const MOVES: readonly (readonly [string, ToyMove])[] = [
  ['left', { kind: 'look', card: 2 }],
  ['left', { kind: 'roll' }],
  ['right', { kind: 'raise' }],
  ['right', { kind: 'take', card: 2 }],
]

function played() {
  const match = createMatch(toyGame, { options: { cards: 4 }, seed: 11 })
  for (const [seat, move] of MOVES) match.play(seat, move)
  return match
}

const printed = (record: MatchRecord): MatchRecord => JSON.parse(JSON.stringify(record)) as MatchRecord // printed above

/** The same game with changed rules: a roll gives other points. */
const laterGame: typeof toyGame = {
  ...toyGame,
  rules: {
    ...toyGame.rules,
    version: 2,
    play: (turn, seat, move) =>
      move.kind === 'roll' ? turn.emit({ kind: 'rolled', seat, points: 50 }) : toyGame.rules.play(turn, seat, move),
  },
}

function loaded(record: unknown, game: MatchGame<ToyShape> = toyGame) {
  const result = loadMatch(game, record)
  if (!result.ok) throw new Error(`${result.problem.where}: ${result.problem.what}`)
  return result.match
}

describe('a record', () => {
  it('names its format, versions, generator, options and seed', () => {
    expect(printed(played().record())).toMatchObject({
      format: 'captains-table',
      version: RECORD_VERSION,
      game: 'toy',
      rulesVersion: 1,
      generator: 'sfc32/1',
      options: { cards: 4 },
      seed: 11,
    })
  })

  it.each(['full', 'lean'] as const)(
    'in %s form of a match with a secret seed replays to the same match',
    (content) => {
      const secret = '0f'.repeat(32)
      const match = createMatch(toyGame, { options: { cards: 4 }, seed: secret })
      for (const [seat, move] of MOVES) match.play(seat, move)
      const record = printed(match.record(content))
      expect(record).toMatchObject({ generator: 'sha256/1', seed: secret })
      const again = loaded(record)
      expect(again.state).toEqual(match.state)
      expect(again.record(content)).toEqual(match.record(content))
      expect(again.play(again.awaiting()[0] ?? '', { kind: 'roll' })).toEqual(
        match.play(match.awaiting()[0] ?? '', { kind: 'roll' }),
      )
    },
  )

  it('with a seed that is neither a number nor a secret is rejected', () => {
    for (const seed of ['11', 'f'.repeat(63), -1, null]) {
      const result = loadMatch(toyGame, { ...printed(played().record()), seed })
      expect(result).toMatchObject({ ok: false, problem: { fault: 'unreadable', where: 'seed' } })
    }
  })

  it.each(['full', 'lean'] as const)('in %s form replays to the same match', (content) => {
    const match = played()
    const again = loaded(printed(match.record(content)))
    expect(again.state).toEqual(match.state)
    expect(again.entries).toEqual(match.entries)
  })

  it('continues after loading as if it had never been saved', () => {
    const match = played()
    const again = loaded(printed(match.record()))
    expect(again.play('left', { kind: 'roll' })).toEqual(match.play('left', { kind: 'roll' }))
    expect(again.record()).toEqual(match.record())
  })

  it('keeps a first position that was not dealt', () => {
    const state = played().state
    const match = matchFrom(toyGame, { options: { cards: 4 }, seed: 1, state })
    match.play('left', { kind: 'take', card: 0 })
    expect(loaded(printed(match.record('lean'))).state).toEqual(match.state)
  })

  it('allows the same undo after loading', () => {
    const match = played()
    match.play('left', { kind: 'raise' })
    expect(loaded(printed(match.record())).canUndo('left')).toBe(true)
  })
})

describe('a record of older rules', () => {
  it('is folded from its events', () => {
    const match = played()
    const again = loaded(printed(match.record()), laterGame)
    expect(again.state).toEqual(match.state)
    expect(again.canUndo('right')).toBe(false)
  })

  it('still names the rules of its entries when it is saved again', () => {
    const again = loaded(printed(played().record()), laterGame)
    again.play('left', { kind: 'roll' })
    const third = loaded(printed(again.record()), laterGame)
    expect(third.record()).toEqual(again.record())
    expect(third.record().rulesVersion).toBe(1)
  })

  it('is folded too when its moves lead elsewhere although the version is the same', () => {
    const drifted = { ...laterGame, rules: { ...laterGame.rules, version: 1 } }
    const match = played()
    expect(loaded(printed(match.record()), drifted).state).toEqual(match.state)
    expect(loadMatch(drifted, printed(match.record('lean')))).toMatchObject({
      ok: false,
      problem: { fault: 'drifted', where: 'entries.1' },
    })
  })

  it('is not folded if its moves must prove it, unless they are of other rules', () => {
    const drifted = { ...laterGame, rules: { ...laterGame.rules, version: 1 } }
    const record = printed(played().record())
    const proven = (game: typeof toyGame) => loadMatch(game, record, { recover: true, prove: true })
    expect(proven(toyGame)).toMatchObject({ ok: true, lost: 0 })
    expect(proven(drifted)).toMatchObject({ ok: true, lost: 3 })
    expect(proven(laterGame)).toMatchObject({ ok: true, lost: 0 })
  })
})

describe('loading by steps', () => {
  it('parses or plays at most one entry per step', () => {
    const record = printed(played().record())
    const steps = [...loadingSteps(toyGame, record)]
    expect(steps).toHaveLength(2 * MOVES.length)
  })
})

describe('a damaged record', () => {
  const broken = (change: (record: MatchRecord) => unknown) => loadMatch(toyGame, change(printed(played().record())))

  it.each<[string, (record: MatchRecord) => unknown, string]>([
    ['nothing', () => null, ''],
    ['text', () => 'match', ''],
    ['an unknown key', (record) => ({ ...record, extra: 1 }), 'extra'],
    ['another format', (record) => ({ ...record, format: 'other' }), 'format'],
    ['no version', ({ version: _, ...record }) => record, 'version'],
    ['another game', (record) => ({ ...record, game: 'chess' }), 'game'],
    ['bad options', (record) => ({ ...record, options: {} }), 'options.cards'],
    ['a bad position', (record) => ({ ...record, position: 5 }), 'position.turn'],
    ['a negative seed', (record) => ({ ...record, seed: -1 }), 'seed'],
  ])('is refused: %s', (_name, change, where) => {
    expect(broken(change)).toMatchObject({ ok: false, problem: { fault: 'unreadable', where } })
  })

  it('of a later program is rejected as too new', () => {
    expect(broken((record) => ({ ...record, version: RECORD_VERSION + 1 }))).toMatchObject({
      ok: false,
      problem: { fault: 'too-new' },
    })
  })

  it('is refused at its first bad entry, or recovered up to it', () => {
    const record = printed(played().record())
    const entries = record.entries.with(2, { seat: 'right', move: { kind: 'take', card: 77 }, hash: 'none' })
    expect(loadMatch(toyGame, { ...record, entries })).toMatchObject({ ok: false, problem: { where: 'entries.2' } })
    const recovered = loadMatch(toyGame, { ...record, entries }, { recover: true })
    expect(recovered).toMatchObject({ ok: true, lost: 2 })
    expect(recovered.ok && recovered.match.entries).toHaveLength(2)
  })

  it('whose events do not match its hashes is rejected by a later version', () => {
    const record = printed(played().record())
    const entries = record.entries.with(1, { seat: 'left', move: { kind: 'roll' }, events: [], hash: 'none' })
    expect(loadMatch(laterGame, { ...record, entries })).toMatchObject({ ok: false, problem: { where: 'entries.1' } })
  })
})
