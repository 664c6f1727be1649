import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadMatch } from '../../match/load.ts'
import { JACKAL } from '../../protocol/games.ts'
import { isFerry } from '../geometry/terrain.ts'
import type { JackalEvent } from '../types.ts'

const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))

function load(name: string) {
  const loaded = loadMatch(JACKAL, JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')))
  if (!loaded.ok) throw new Error(loaded.problem.what)
  return loaded
}

/** Recorded matches give, move for move, the same events as when they were recorded. */
describe('golden matches replay as recorded', () => {
  it.each(FILES)('%s', (name) => {
    const { lost, match } = load(name)
    expect(lost).toBe(0)
    expect(match.outcome()).not.toBeNull()
  })

  it('are there', () => {
    expect(FILES).toHaveLength(13)
  })
})

/** The features of the archipelago are all in its golden matches, so that a change of them is noticed. */
describe('golden matches of the waters', () => {
  it.each<[string, readonly JackalEvent['kind'][]]>([
    ['lifeboat-four', ['boatLaunched', 'boatRowed']],
    ['archipelago-four', ['shipPlaced', 'bearWoken', 'bearWalked', 'pieceMauled', 'bottleUsed']],
    ['archipelago-pairs', ['shipPlaced', 'bearWoken', 'bearWalked', 'bottleUsed']],
    ['archipelago-two', ['shipPlaced', 'bearWoken', 'bearWalked', 'shipSailed']],
    ['archipelago-ferries', ['shipPlaced', 'bearWoken', 'pieceMoved']],
    ['archipelago-own-map', ['shipPlaced', 'bearWoken', 'shipSailed']],
    ['archipelago-bots', ['shipPlaced', 'shipSailed']],
  ])('%s: %j', (name, kinds) => {
    const told = new Set(load(`${name}.json`).match.entries.flatMap(({ events }) => events.map(({ kind }) => kind)))
    expect(kinds.filter((kind) => !told.has(kind))).toEqual([])
  })

  it.each(['archipelago-ferries', 'archipelago-own-map'])('%s: a piece crosses by ferry', (name) => {
    const { match } = load(`${name}.json`)
    const steps = match.entries.flatMap(({ events }) => events)
    expect(steps.some((event) => event.kind === 'pieceMoved' && isFerry(match.state.board, event.to))).toBe(true)
  })
})
