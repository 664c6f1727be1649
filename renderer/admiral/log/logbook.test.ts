import { describe, expect, it } from 'vitest'
import { parseCell, printCell } from '../../../engine/admiral/cells.ts'
import type { AdmiralEvent, AdmiralMove, AdmiralShape } from '../../../engine/admiral/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { createMatch, type Match, matchFrom } from '../../../engine/match/match.ts'
import { ADMIRAL } from '../../../engine/protocol/games.ts'
import { LANGUAGES, translator } from '../../i18n/t.ts'
import type { Words } from '../../i18n/words.ts'
import { battle } from '../../testkit/boards/admiralBoard.ts'
import { type LogEntry, type LogStep, sentencesOf, writeLog } from './logbook.ts'
import { partsOf } from './parts.ts'

const words = (language: 'en' | 'ru'): Words => ({ t: translator(language), nameOf: (seat) => `<${seat}>` })

const paragraph = (entry: LogEntry, known: Words): string =>
  sentencesOf(entry, known)
    .map(({ text }) => text)
    .join(' ')

/** Returns the log of moves played in a battle. */
function logOf(parts: Parameters<typeof battle>[0], moves: readonly (readonly [string, AdmiralMove])[]) {
  const state = battle(parts)
  const match = matchFrom(ADMIRAL, { options: state.options, seed: 5, state })
  const steps = moves.map(([seat, move]): LogStep => {
    const played = match.play(seat, move)
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.refusal}`)
    return { events: played.events.map(({ event }) => event) }
  })
  return writeLog(state, steps)
}

const steer = (ship: string, turn: 'none' | 'left' | 'right' = 'none'): AdmiralMove => ({ kind: 'steer', ship, turn })

describe('the log', () => {
  const sailing = { wind: 'W fresh', ships: ['brig red m5 N', 'line blue x16 S'] } as const

  it('writes the manoeuvres of a course as one line that leads back to the first of them', () => {
    const brig = battle(sailing).ships[0]?.id ?? ''
    const log = logOf(sailing, [
      ['red', steer(brig, 'left')],
      ['red', steer(brig, 'left')],
    ])
    expect(log.map(({ move, last }) => [move, last])).toEqual([[1, 2]])
    expect(log.map((entry) => paragraph(entry, words('en')))).toEqual(['Red brig m5 → l6 → k7, heading west, 2 left.'])
    expect(log.map((entry) => paragraph(entry, words('ru')))).toEqual([
      'Красный бриг m5 → l6 → k7, курс на запад, осталось очков: 2.',
    ])
  })

  it('mentions no points left if an enemy ended the move', () => {
    const barred = { wind: 'N fresh', ships: ['brig red m5 N', 'line blue m7 S'] } as const
    const brig = battle(barred).ships[0]?.id ?? ''
    const log = logOf(barred, [['red', steer(brig)]])
    expect(log.map((entry) => paragraph(entry, words('en')))).toEqual(['Red brig m5 → m6, heading north.'])
  })

  it('shows for a shot which faces would have hit and which was thrown', () => {
    const parts = { wind: 'N calm', ships: ['line red m5 N', 'galleon blue o5 N'] } as const
    const [line, galleon] = battle(parts).ships.map(({ id }) => id)
    const [entry] = logOf(parts, [
      ['red', { kind: 'fire', ship: line ?? '', target: galleon ?? '', shots: 1, aim: 'hull' }],
    ])
    if (!entry) throw new Error('nothing was told')
    const [thrown] = sentencesOf(entry, words('en'))[0]?.throws ?? []
    expect(thrown).toMatchObject({ kind: 'shot', faces: [1, 3, 5, 6] })
    expect(thrown?.die).toBeGreaterThanOrEqual(1)
    expect(paragraph(entry, words('ru'))).toMatch(
      /^Красный линкор m5 стреляет по синему галеону o5 \(борт, по корпусу, 1 выстрел\): (попадание|промах)\./,
    )
  })

  it('writes in one sentence which ships a storm carries off, and separately which are stopped', () => {
    const ships = ['brig red m5 N', 'line blue p9 N', 'galleon blue x9 N'] as const
    const state = battle({ wind: 'N fresh', ships })
    const [brig = '', line = '', galleon = ''] = state.ships.map(({ id }) => id)
    const drifted = (ship: string, from: string, to: string, stoppedBy: 'edge' | null): AdmiralEvent => ({
      kind: 'shipDrifted',
      ship,
      from: parseCell(from) ?? 0,
      to: parseCell(to) ?? 0,
      path: [],
      fromHeading: 'N',
      heading: 'E',
      stoppedBy,
    })
    const wind = { toward: 'E', strength: 'storm' } as const
    const told = [
      { kind: 'roundBegan', round: 5, wind, first: 'red', reveals: true } as const,
      drifted(galleon, 'x9', 'x9', 'edge'),
      { kind: 'hullDamaged', unit: galleon, damage: 1, cause: 'storm' } as const,
      drifted(line, 'p9', 'q9', null),
      drifted(brig, 'm5', 'p5', null),
    ].map((event) => ({ event, before: state }))
    const entry = { move: 1, last: 1, team: 'red', told } as const
    expect(sentencesOf(entry, words('en')).map(({ text }) => text)).toEqual([
      'Round 5: a storm blows to the east. It carries ships along and turns them with the wind; none can sail. <red> goes first.',
      'Blue galleon x9 strikes the edge of the field.',
      'Blue galleon: hull −1.',
      'Carried off by the storm: blue ship of the line p9 → q9, red brig m5 → p5.',
    ])
    expect(sentencesOf(entry, words('ru')).at(-1)?.text).toBe(
      'Буря снесла корабли: синий линкор p9 → q9, красный бриг m5 → p5.',
    )
  })

  it('uses the flag of the player who moved, also for an answer', () => {
    const parts = { wind: 'N calm', ships: ['line red m5 N', 'galleon blue o5 N'] } as const
    const [line, galleon] = battle(parts).ships.map(({ id }) => id)
    const log = logOf(parts, [
      ['red', { kind: 'fire', ship: line ?? '', target: galleon ?? '', shots: 1, aim: 'sails' }],
      ['blue', { kind: 'decline' }],
    ])
    expect(log.map(({ team }) => team)).toEqual(['red', 'blue'])
    expect(paragraph(log[1] ?? { move: 0, last: 0, team: 'blue', told: [] }, words('en'))).toBe('<blue> holds fire.')
  })
})

describe('whole matches at random', () => {
  const matches = [1, 2, 3].map((seed) => randomMatch(seed))

  it('have lines that are distinct by their first move and their part of it', () => {
    for (const { start, steps } of matches) {
      const names = partsOf(writeLog(start, steps)).map(({ move, part = 0 }) => `${move}/${part}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it.each(LANGUAGES)('are written in %s without a gap or a missing text', (language) => {
    for (const { start, steps } of matches) {
      const told = writeLog(start, steps).map((entry) => paragraph(entry, words(language)))
      expect(told.filter((text) => /[{}]|undefined|\bnull\b/.test(text))).toEqual([])
      expect(told.filter((text) => text !== '').length).toBeGreaterThan(steps.length / 4)
    }
  })

  it('grow without rewriting existing lines', () => {
    const { start, steps } = matches[1] ?? randomMatch(2)
    const [some, all] = [writeLog(start, steps.slice(0, 40)), writeLog(start, steps)]
    expect(some.slice(0, -1).every((entry, i) => entry === all[i])).toBe(true)
  })

  it('keep every move in one entry, in order', () => {
    for (const { start, steps } of matches) {
      const log = writeLog(start, steps)
      const moves = log.flatMap(({ move, last }) => Array.from({ length: last - move + 1 }, (_, i) => move + i))
      expect(moves).toEqual(steps.map((_, i) => i + 1))
    }
  })

  it('name in each line the cells that its ship has passed', () => {
    const { start, steps } = matches[0] ?? randomMatch(1)
    const entry = writeLog(start, steps).find(({ told }) => told.some(({ event }) => event.kind === 'shipMoved'))
    const moved = entry?.told.find(({ event }) => event.kind === 'shipMoved')?.event
    if (!entry || moved?.kind !== 'shipMoved') throw new Error('nobody sailed')
    expect(paragraph(entry, words('en'))).toContain(printCell(moved.to))
  })
})

/** Plays a random match, as a spectator's view shows it. */
function randomMatch(seed: number) {
  const options = ADMIRAL.parseOptions({ roundLimit: 8 })
  if (!options.ok) throw new Error(options.problem.what)
  const match: Match<AdmiralShape> = createMatch(ADMIRAL, { options: options.value, seed })
  const luck = openStream(seed, 'moves')
  const steps: LogStep[] = []
  const start = match.view('spectator')
  for (let seat = match.awaiting()[0]; seat !== undefined; seat = match.awaiting()[0]) {
    const moves = match.moves(seat).filter(({ move }) => move.kind !== 'captain')
    const deeds = moves.filter(({ move }) => move.kind !== 'finish')
    const among = deeds.length > 0 ? deeds : moves
    const { move } = among[luck.int(among.length)] ?? {}
    if (!move) throw new Error('nothing to decide')
    const before = match.lastEvent
    match.play(seat, move)
    steps.push({ events: match.feed('spectator', before).map(({ event }): AdmiralEvent => event) })
  }
  return { start, steps }
}
