/** Who may import whom. The text of the table is in `engine/README.md`; here it is enforced. */
import { posix } from 'node:path'

/** One import of a file, as written. */
export interface Import {
  readonly specifier: string
  /** Nothing of it is there at run time. */
  readonly typeOnly: boolean
  /** From 1. */
  readonly line: number
}

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

/** What the parts of the page that know no game may import. */
const SHARED_PAGE = [
  'renderer/',
  '!renderer/testkit/',
  ...GAMES.map((name) => `!renderer/${name}/`),
  'engine/kernel/game.ts',
  'electron/contract/',
  'models/',
]

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
    ours: ['electron/e2e/', 'electron/contract/', 'electron/testkit/', 'engine/', 'renderer/i18n/', 'build/'],
    packages: ['*'],
    because: 'the app’s tests see the program from outside',
  },
  {
    files: /^electron\/testkit\//,
    ours: ['electron/', 'engine/'],
    packages: ['*'],
    because: 'what the host’s tests share knows no page',
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
    packages: ['*'],
    because: 'the host reaches a game through electron/matches/games.ts alone, and of the page only its words',
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
      '!renderer/testkit/',
      'engine/kernel/game.ts',
      ...readable('$game'),
      'electron/contract/',
      'models/',
    ],
    types: ['engine/kernel/'],
    packages: ['*', '!node:', '!electron'],
    because:
      'a game’s table shows that game, from its types, evolve, moves, refusals, data, cells, fleet, placement, marks and foresight',
  },
  {
    files: /^renderer\/app\/games\.ts$/,
    ours: ['renderer/', 'electron/contract/'],
    packages: [],
    because: 'the registry of screens names the games and does no more',
  },
  {
    files: /^renderer\/(app\/|main\.tsx$)/,
    ours: SHARED_PAGE,
    types: ['engine/kernel/', 'engine/match/'],
    packages: ['*', '!node:', '!electron'],
    because: 'the shell knows no game: it reaches them through renderer/app/games.ts alone',
  },
  {
    files: /^renderer\//,
    ours: [...SHARED_PAGE, '!renderer/app/'],
    types: ['engine/kernel/', 'engine/match/'],
    packages: ['*', '!node:', '!electron'],
    because: 'what the games share knows neither them nor the shell that opens them',
  },
  {
    files: /^models\//,
    ours: ['models/', ...GAMES.flatMap((name) => [`engine/${name}/data/`, `engine/${name}/types.ts`])],
    packages: ['*', '!electron'],
    because: 'models and faces are made from a game’s data alone',
  },
  { files: /^build\//, ours: [''], packages: ['*'], because: '' },
]

/** What the page may read of a game. */
function readable(name: string): string[] {
  const files = [
    'types',
    'evolve',
    'moves',
    'refuse',
    'cells',
    'fleet',
    'foresight',
    'placement',
    'berths',
    'marks',
    'randomFleet',
  ].map((file) => `engine/${name}/${file}.ts`)
  return [...files, `engine/${name}/data/`, `engine/${name}/geometry/`]
}

/** The imports and re-exports of a TypeScript file, in the order they stand in. */
export function importsOf(code: string): readonly Import[] {
  const statement = /^[ \t]*(?:import|export)\s+(type\s+)?(?:([\w*{}\s,$]*?)\s*from\s*)?['"]([^'"]+)['"]/gm
  const call = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
  const bare = withoutComments(code)
  const statements = [...bare.matchAll(statement)].map(({ 1: type, 2: names = '', 3: specifier = '', index }) => ({
    specifier,
    typeOnly: type !== undefined || isTypesOnly(names),
    line: lineAt(bare, index),
  }))
  const calls = [...bare.matchAll(call)].map(({ 1: specifier = '', index }) => ({
    specifier,
    typeOnly: false,
    line: lineAt(bare, index),
  }))
  return [...statements, ...calls].sort((a, b) => a.line - b.line)
}

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

function isTypesOnly(names: string): boolean {
  const inner = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
  const list = inner?.split(',').filter((name) => name.trim() !== '') ?? []
  return list.length > 0 && list.every((name) => name.trim().startsWith('type '))
}

/** The code with comments blanked, every line kept in its place. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))
}

function lineAt(code: string, index: number): number {
  // The match may begin with the blank lines before the statement.
  const start = index + (/^\s*/.exec(code.slice(index))?.[0].length ?? 0)
  return code.slice(0, start).split('\n').length
}
