import { GAME_IDS } from '../../../electron/contract/match.ts'
import type { Area } from './area.ts'
import { REMOTE } from './remote.ts'

/**
 * Layers of the host, lowest first: a folder imports from those to its left; two of one level know nothing of each
 * other.
 */
export const HOST_LAYERS = [
  ['time'],
  ['files'],
  ['games'],
  ['saves'],
  ['people'],
  ['matches'],
  ['clients'],
  ['remote', 'updates'],
  ['handlers'],
  ['window'],
  ['host'],
] as const

const NO_PROGRAMS = ['!node:child_process', '!child_process']

/** The layers that handle crashes, and those with texts. */
const SEES_CRASHES: readonly string[] = ['window', 'host']
const SPEAKS: readonly string[] = ['window']

function layerArea(layer: string, below: readonly string[]): Area {
  return {
    files: new RegExp(`^electron/${layer}/`),
    ours: [
      ...['contract', ...below, layer, ...(SEES_CRASHES.includes(layer) ? ['crashes'] : [])].map(
        (name) => `electron/${name}/`,
      ),
      'engine/kernel/',
      'engine/match/',
      ...(SPEAKS.includes(layer) ? ['renderer/i18n/'] : []),
    ],
    packages: ['*', ...NO_PROGRAMS],
    because: `the host is built in layers, each on those before it: contract, ${HOST_LAYERS.flat().join(', ')}; it reaches a game through electron/games/games.ts alone, of the page only its words, and starts no program`,
  }
}

export const HOST: readonly Area[] = [
  {
    files: /^electron\/contract\//,
    ours: [
      'electron/contract/',
      'engine/kernel/',
      ...GAME_IDS.flatMap((name) => [`engine/${name}/data/botLevels.ts`, `engine/${name}/data/botPersonalities.ts`]),
    ],
    packages: ['zod'],
    because:
      'the contract is all that host and page share; of a game it knows the levels and personalities of its bots',
  },
  {
    files: /^electron\/preload\.ts$/,
    ours: ['electron/contract/'],
    packages: ['electron'],
    because: 'the preload only exposes the contract',
  },
  {
    files: /^electron\/e2e\//,
    ours: [
      'electron/e2e/',
      'electron/contract/',
      'electron/testkit/',
      'engine/',
      'renderer/i18n/',
      'renderer/table/frameBudget.ts',
      // a pupil's moves in the lessons, as data
      'renderer/testkit/ways/',
      // the plans of a pad's presses that the window is compared with
      'renderer/testkit/padReach/',
      'build/',
    ],
    packages: ['*'],
    because: 'the app’s tests see the program from outside',
  },
  {
    files: /^electron\/(testkit|fixtures)\//,
    ours: ['electron/', 'engine/'],
    packages: ['*'],
    because: 'what the host’s tests share, and what is recorded for them, knows no page',
  },
  {
    files: /^electron\/games\/games\.ts$/,
    ours: ['electron/contract/', 'electron/games/', 'engine/'],
    packages: ['zod'],
    because: 'the registry of games names the games and does no more',
  },
  ...REMOTE,
  ...HOST_LAYERS.flatMap((level, index) => level.map((layer) => layerArea(layer, HOST_LAYERS.slice(0, index).flat()))),
  {
    files: /^electron\/crashes\//,
    ours: ['electron/contract/', 'electron/files/', 'electron/crashes/'],
    packages: ['*', ...NO_PROGRAMS],
    because: 'crashes are reported whatever else works',
  },
  {
    files: /^electron\/main\.ts$/,
    ours: ['electron/', 'engine/kernel/'],
    packages: ['*', ...NO_PROGRAMS],
    because: 'the start of the program connects the rooms of the host, and starts no other program',
  },
  {
    files: /^electron\/bench\//,
    ours: ['electron/', 'engine/'],
    packages: ['*'],
    because: 'measurements run the host on games of their own, without a page',
  },
  {
    files: /^electron\//,
    ours: [],
    packages: [],
    because: 'each folder of the host has a row in build/directions/areas/host.ts',
  },
]
