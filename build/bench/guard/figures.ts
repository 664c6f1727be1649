/** The figures that the guard measures: ratios and weights, which hold on busy machines too. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { timeOfASave } from '../../../electron/bench/saveList.ts'
import { admiralGame } from '../../../engine/bench/admiral.ts'
import { raceBy, rateBy } from '../../../engine/bench/clock.node.ts'
import { jackalGame } from '../../../engine/bench/jackal.ts'
import { playByCore } from '../../../engine/bench/jackalCore.ts'
import { playThrough } from '../../../engine/bench/randomPlay.ts'
import { seaBattleGame } from '../../../engine/bench/seaBattle.ts'
import { jackal } from '../../../engine/jackal/rules.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { bundleIfStale } from '../../bundle.ts'
import { filesOf, weightOf } from '../../pageWeight.ts'
import { compared } from '../screens/fanOut.ts'
import { feedTexts } from '../screens/feedTexts.ts'
import { measureStarts } from '../start.ts'
import type { Better } from './comparison.ts'
import type { Results } from './results.ts'
import { yardstick } from './yardstick.ts'

/** Figures that are measured together. */
export interface FigureGroup {
  readonly title: string
  readonly better: Better
  /** True if a second measurement can differ. */
  readonly isNoisy: boolean
  /** Returns values by the names of their figures. */
  measure(): Promise<Results>
}

const TIMING = { warmUps: 1, repetitions: 5, shortest: 400 } as const
const MATCHES = 10
const ROOT = join(import.meta.dirname, '../../..')
const PAGES = join(ROOT, 'out/renderer')
/** The number of measured starts per program. */
const STARTS = 5
/** The number of viewers and rounds with which the cost of a message is measured, and the moves that give its texts. */
const FAN_OUT = { viewers: 1000, rounds: 3, moves: 30 } as const

export const GROUPS: readonly FigureGroup[] = [
  {
    title: 'Start, times a bare window',
    better: 'less',
    isNoisy: true,
    measure: async () => {
      const { game, bare } = await measureStarts(STARTS)
      return { 'start of the menu': game / bare }
    },
  },
  {
    title: 'Random decisions in the time of the yardstick',
    better: 'more',
    isNoisy: true,
    measure: async () => decisionsPerYardstick(),
  },
  {
    title: 'Processor time of listing a save after a start, in rounds of the yardstick',
    better: 'less',
    isNoisy: true,
    measure: async () => ({ 'a save of the list': ((await timeOfASave()) / 1000) * roundsPerSecond() }),
  },
  {
    title: 'Processor time of a message with ws alone, as a share of ours',
    better: 'more',
    isNoisy: true,
    measure: async () => {
      const texts = await feedTexts('jackal', 1, FAN_OUT.moves)
      const { ratio } = await compared(FAN_OUT.viewers, FAN_OUT.rounds, texts.slice(1))
      return { [`a message to ${FAN_OUT.viewers} viewers`]: ratio }
    },
  },
  {
    title: 'What a page loads before its game and its language, in bytes',
    better: 'less',
    isNoisy: false,
    measure: async () => weightsOfPages(),
  },
  {
    title: 'Processor time of the last run of the tests, in rounds of the yardstick',
    better: 'less',
    isNoisy: false,
    measure: async () => costsOfTests(),
  },
]

/** Races the rules of each game and the core of Jackal's bots with the yardstick. */
function decisionsPerYardstick(): Results {
  const seeds = Array.from({ length: MATCHES }, (_, seed) => seed)
  const deals = seeds.map((seed) => jackal.setup(jackalGame.options, openStream(seed, 'deal')))
  const works: Readonly<Record<string, () => number>> = {
    'random Jackal by the rules': () => seeds.reduce((sum, seed) => sum + playThrough(jackalGame, seed), 0),
    'random Jackal by the core': () => deals.reduce((sum, deal, seed) => sum + playByCore(deal, seed), 0),
    'random Admiral by the rules': () => seeds.reduce((sum, seed) => sum + playThrough(admiralGame, seed), 0),
    'random Sea Battle by the rules': () => seeds.reduce((sum, seed) => sum + playThrough(seaBattleGame, seed), 0),
  }
  const [rounds = 1, ...decisions] = raceBy(TIMING)([yardstick, ...Object.values(works)])
  return Object.fromEntries(Object.keys(works).map((name, i) => [name, (decisions[i] ?? 0) / rounds]))
}

function weightsOfPages(): Results {
  bundleIfStale()
  const pages = ['index', 'seat', 'watch', 'overlay']
  return Object.fromEntries(
    pages.map((page) => [`weight of ${page}.html`, weightOf(PAGES, filesOf(PAGES, `${page}.html`).always)]),
  )
}

/** Returns nothing for a step that did not run. */
function costsOfTests(): Results {
  const file = join(ROOT, 'test-results/cpuSeconds.json')
  if (!existsSync(file)) return {}
  const seconds: Results = JSON.parse(readFileSync(file, 'utf8')) // `runSuites.ts` writes it
  const rounds = roundsPerSecond()
  return Object.fromEntries(Object.entries(seconds).map(([step, one]) => [`tests: ${step}`, one * rounds]))
}

/** Returns the rounds of the yardstick in a second of processor time. */
const roundsPerSecond = (): number => rateBy(TIMING)(yardstick)
