/** Who may import whom. The text of the table is in `engine/README.md`; here it is enforced. */
import { posix } from 'node:path'
import { type Import, importsOf } from './importsOf.ts'

/** A part of the project and what it may import. Paths are matched from the project's root; `$game` is the game whose file it is, `$other` each other one. */
interface Area {
  readonly files: RegExp
  /** What may be imported of ours: paths in the project, a folder ends in `/`. */
  readonly ours: readonly string[]
  /** What may be imported as a type alone. */
  readonly types?: readonly string[]
  /** Packages, and `node:` for Node's own modules; `*` stands for any of either. */
  readonly packages: readonly string[]
  /** Said to whoever oversteps. */
  readonly because: string
}

const GAMES = ['jackal', 'admiral', 'sea-battle']
const game = `(?<game>${GAMES.join('|')})`

/** What the page may read of a game, in `engine/<game>/`: enough to show it, nothing to cheat with. */
export const PAGE_READS = [
  'types.ts',
  'evolve.ts',
  'moves.ts',
  'refuse.ts',
  'cells.ts',
  'fleet.ts',
  'foresight.ts',
  'placement.ts',
  'berths.ts',
  'marks.ts',
  'randomFleet.ts',
  'data/',
  'geometry/',
]

/** What the games of the page share, from the ground up: each folder may import those before it. */
const PAGE_LAYERS = ['styles', 'audio', 'i18n', 'table', 'playback', 'host', 'ui', 'input', 'hud']

/** What no part of the page that knows no game goes without. */
const PAGE_GROUND = ['engine/kernel/game.ts', 'electron/contract/', 'models/']

/** The first area whose `files` match is a file's own. Tests are free of this. */
const AREAS: readonly Area[] = [
  {
    files: /^engine\/kernel\//,
    ours: ['engine/kernel/'],
    packages: [],
    because: 'the kernel knows no game, no host and no package',
  },
  {
    files: /^engine\/match\//,
    ours: ['engine/kernel/', 'engine/match/'],
    packages: ['zod'],
    because: 'a match is handed its rules and knows no game by name',
  },
  {
    files: /^engine\/(.+\.node\.ts|cli\.ts)$/,
    ours: ['engine/'],
    packages: ['zod', 'node:'],
    because: 'the engine’s own programs use Node and the engine alone',
  },
  {
    files: new RegExp(`^engine/${game}/bots/`),
    ours: ['engine/kernel/', 'engine/$game/'],
    packages: [],
    because: 'a bot plays one game and sees what its seat sees',
  },
  {
    files: new RegExp(`^engine/${game}/(?!bots/)`),
    ours: ['engine/kernel/', 'engine/$game/', '!engine/$game/bots/'],
    packages: ['zod'],
    because: 'a game stands on the kernel alone, and its rules know no bots',
  },
  {
    files: /^engine\//,
    ours: ['engine/'],
    packages: ['zod', 'fast-check', 'vitest'],
    because: 'the engine knows no host, no page and no Node',
  },
  {
    files: /^electron\/contract\//,
    ours: ['electron/contract/', 'engine/kernel/', ...GAMES.map((name) => `engine/${name}/data/botLevels.ts`)],
    packages: ['zod'],
    because: 'the contract is all that host and page share; of a game it knows the levels of its bots',
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
    files: /^electron\/matches\/games\.ts$/,
    ours: ['electron/', 'engine/'],
    packages: ['zod'],
    because: 'the registry of games names the games and does no more',
  },
  {
    files: /^electron\//,
    ours: ['electron/', 'engine/kernel/', 'engine/match/', 'renderer/i18n/'],
    packages: ['*', '!node:child_process', '!child_process'],
    because:
      'the host reaches a game through electron/matches/games.ts alone, of the page only its words, and starts no program',
  },
  {
    files: /^renderer\/testkit\//,
    ours: ['renderer/', '!renderer/app/', 'engine/', 'electron/contract/', 'electron/matches/', 'models/'],
    packages: ['*', '!electron'],
    because: 'the page’s tests play by the rules alone, without windows and files',
  },
  {
    files: /^renderer\/gallery\//,
    ours: ['renderer/', 'engine/', 'models/', 'build/'],
    packages: ['*'],
    because: 'the gallery shows pieces of the page, not the host',
  },
  {
    files: new RegExp(`^renderer/${game}/`),
    ours: [
      'renderer/',
      '!renderer/$other/',
      '!renderer/app/',
      '!renderer/gallery/',
      '!renderer/testkit/',
      ...PAGE_GROUND,
      ...PAGE_READS.map((entry) => `engine/$game/${entry}`),
    ],
    types: ['engine/kernel/'],
    packages: ['*', '!node:', '!electron'],
    because: `a game’s table shows that game, and reads of it ${PAGE_READS.join(', ')} alone`,
  },
  {
    files: /^renderer\/app\/games\.ts$/,
    ours: ['renderer/', 'electron/contract/'],
    packages: [],
    because: 'the registry of screens names the games and does no more',
  },
  ...PAGE_LAYERS.map((layer, index) => ({
    files: new RegExp(`^renderer/${layer}/`),
    ours: [...PAGE_LAYERS.slice(0, index + 1).map((name) => `renderer/${name}/`), ...PAGE_GROUND],
    types: ['engine/kernel/', 'engine/match/'],
    packages: ['*', '!node:', '!electron'],
    because: `the page is built in layers, each on those before it: ${PAGE_LAYERS.join(', ')}, then the games and the shell`,
  })),
  {
    files: /^renderer\//,
    ours: [
      'renderer/',
      '!renderer/gallery/',
      '!renderer/testkit/',
      ...GAMES.map((name) => `!renderer/${name}/`),
      ...PAGE_GROUND,
    ],
    types: ['engine/kernel/', 'engine/match/'],
    packages: ['*', '!node:', '!electron'],
    because: 'the shell knows no game: it reaches them through renderer/app/games.ts alone',
  },
  {
    files: /^models\//,
    ours: ['models/', ...GAMES.flatMap((name) => [`engine/${name}/data/`, `engine/${name}/types.ts`])],
    packages: ['*', '!electron'],
    because: 'models and faces are made from a game’s data alone',
  },
  { files: /^build\//, ours: [''], packages: ['*'], because: '' },
]

/** What is wrong with the imports of one file, one line each. Tests may import anything. */
export function faults(file: string, code: string): readonly string[] {
  const area = AREAS.find(({ files }) => files.test(file))
  if (area === undefined || isTest(file)) return []
  const own = area.files.exec(file)?.groups?.game
  return importsOf(code)
    .filter((one) => !isAllowed(file, one, area, own))
    .map((one) => `${file}:${one.line} imports ${one.specifier}, but ${area.because}`)
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

function isAllowed(file: string, { specifier, typeOnly }: Import, area: Area, own: string | undefined): boolean {
  if (!specifier.startsWith('.')) return isListed(specifier, area.packages)
  const path = posix.join(posix.dirname(file), specifier)
  return (
    isListed(
      path,
      area.ours.flatMap((entry) => forGame(entry, own)),
    ) ||
    (typeOnly && isListed(path, area.types ?? []))
  )
}

function forGame(entry: string, own: string | undefined): string[] {
  if (own === undefined) return [entry]
  const others = GAMES.filter((name) => name !== own)
  return entry.includes('$other') ? others.map((name) => entry.replace('$other', name)) : [entry.replace('$game', own)]
}

/** Whether `name` is in the list and not struck from it again by an entry with `!`. */
function isListed(name: string, list: readonly string[]): boolean {
  const struck = list.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1))
  return list.some((entry) => matches(name, entry)) && !struck.some((entry) => matches(name, entry))
}

function matches(name: string, entry: string): boolean {
  if (entry === '*' || entry === name || entry === '') return true
  const isFolder = entry.endsWith('/') || entry.endsWith(':')
  return name.startsWith(isFolder ? entry : `${entry}/`)
}
