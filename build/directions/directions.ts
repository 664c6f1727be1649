/** The import rules between the parts of the project. `engine/README.md` explains them. */
import { posix } from 'node:path'
import { GAME_IDS } from '../../electron/contract/match.ts'
import { type Import, importsOf } from './importsOf.ts'

/** A part of the project and what it may import. Paths start at the project root; `$game` stands for the file's own game, `$other` for each other game. */
interface Area {
  readonly files: RegExp
  /** Project paths that may be imported; a folder ends in `/`. */
  readonly ours: readonly string[]
  /** Project paths of which only types may be imported. */
  readonly types?: readonly string[]
  /** Packages; `node:` allows Node's built-in modules, `*` all of both. */
  readonly packages: readonly string[]
  /** Reason, shown with a violation. */
  readonly because: string
}

const game = `(?<game>${GAME_IDS.join('|')})`

/** Files of `engine/<game>/` that the page may import: enough to show a view, nothing that knows secrets. */
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
  'inspection/commitment.ts',
  'inspection/judge.ts',
  'data/',
  'deck.ts',
  'geometry/',
  'maps/',
]

/** Layers shared by the games of the page, lowest first: a layer may import those before it. */
const PAGE_LAYERS = [
  'styles',
  'audio',
  'i18n',
  'table',
  'playback',
  'host',
  'ui',
  'director',
  'input',
  'hud',
  'school',
  'flat',
]

/** What every game-independent part of the page may import. */
const PAGE_GROUND = [
  'engine/arena/ladder.json',
  'engine/arena/usualBudgets.ts',
  'engine/kernel/dealName.ts',
  'engine/kernel/ending.ts',
  'engine/kernel/fingerprint.ts',
  'engine/kernel/game.ts',
  'engine/kernel/jointSeed.ts',
  'engine/kernel/textHash.ts',
  'electron/contract/',
  'models/',
]

/** A file belongs to the first area whose `files` match. Tests are exempt. */
const AREAS: readonly Area[] = [
  {
    files: /^engine\/kernel\//,
    ours: ['engine/kernel/'],
    packages: ['@noble/hashes'],
    because: 'the kernel knows no game and no host, and of packages only hashes',
  },
  {
    files: /^engine\/match\//,
    ours: ['engine/kernel/', 'engine/match/'],
    packages: ['zod'],
    because: 'a match is handed its rules and knows no game by name',
  },
  {
    files: /^engine\/search\//,
    ours: ['engine/kernel/', 'engine/search/'],
    packages: [],
    because: 'the search is handed its game and knows none by name',
  },
  {
    files: /^engine\/(.+\.node\.ts|cli\.ts)$/,
    ours: ['engine/'],
    packages: ['zod', 'node:'],
    because: 'the engine’s own programs use Node and the engine alone',
  },
  {
    files: new RegExp(`^engine/${game}/bots/`),
    ours: ['engine/kernel/', 'engine/search/', 'engine/$game/'],
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
    ours: [
      'electron/contract/',
      'engine/kernel/',
      ...GAME_IDS.flatMap((name) => [`engine/${name}/data/botLevels.ts`, `engine/${name}/data/botTempers.ts`]),
    ],
    packages: ['zod'],
    because: 'the contract is all that host and page share; of a game it knows the levels and tempers of its bots',
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
      // what a pupil does in the lessons, as data
      'renderer/jackal/lessons/ways.ts',
      'renderer/admiral/lessons/ways.ts',
      'renderer/sea-battle/lessons/ways.ts',
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
    files: /^electron\/screens\/server\//,
    ours: [
      'electron/screens/server/',
      ...['link', 'linkSchemas', 'networks', 'rpc'].map((name) => `electron/screens/${name}.ts`),
      'electron/contract/',
      'engine/kernel/extent.ts',
      'engine/kernel/flatJson.ts',
    ],
    packages: ['fastify', '@fastify/', 'ws', 'zod', 'bonjour-service', 'electron', 'node:', '!node:child_process'],
    because: 'the process that talks to strangers knows sockets and tokens, and nothing of matches and files',
  },
  {
    files: /^electron\/screens\/joining\/(main|joiningServer|tableSocket|hearing|finder|limits)\.ts$/,
    ours: [
      'electron/screens/joining/',
      '!electron/screens/joining/joining.ts',
      'electron/screens/server/network/mdns.ts',
      'electron/screens/server/rates/',
      ...['link', 'networks'].map((name) => `electron/screens/${name}.ts`),
      'electron/contract/',
    ],
    packages: ['ws', 'zod', 'bonjour-service', 'electron', 'node:', '!node:child_process', '!node:fs'],
    because: 'the process that talks to other tables knows sockets, and nothing of matches and files',
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
    ours: [
      'renderer/',
      '!renderer/app/',
      'engine/',
      'electron/contract/',
      'electron/matches/',
      // what a guest's screen is sent during a match
      'electron/screens/feeds/',
      'electron/testkit/memoryMatches.ts',
      'models/',
    ],
    packages: ['*', '!electron'],
    because: 'the page’s tests play by the rules and with the feeds of guests, without windows and files',
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
    files: /^renderer\/(app\/games|flatGames|overlayGames)\.ts$/,
    ours: ['renderer/', 'electron/contract/'],
    packages: [],
    because: 'the registries of screens, flat tables and overlays name the games and do no more',
  },
  {
    files: /^renderer\/hud\/proof\//,
    ours: [
      'renderer/hud/proof/',
      'renderer/host/heard/',
      'engine/kernel/',
      'engine/match/',
      'engine/protocol/recorded/',
      'electron/contract/',
    ],
    packages: ['zod'],
    because:
      'the proof of a deal plays a match again after its end, when all is open: no other code of the page deals, and it needs no other',
  },
  ...PAGE_LAYERS.map((layer, index) => ({
    files: new RegExp(`^renderer/${layer}/`),
    ours: [...PAGE_LAYERS.slice(0, index + 1).map((name) => `renderer/${name}/`), ...PAGE_GROUND],
    types: ['engine/kernel/', 'engine/match/'],
    packages: ['*', '!node:', '!electron'],
    because: `the page is built in layers, each on those before it: ${PAGE_LAYERS.join(', ')}, then the games and the shell`,
  })),
  {
    files: /^renderer\/pages\/net\//,
    ours: ['renderer/pages/net/', 'engine/kernel/extent.ts', 'engine/kernel/flatJson.ts', 'electron/contract/'],
    packages: ['zod'],
    because: 'the connection of a page to its table bounds and checks what it hears, and knows no game and no screen',
  },
  {
    files: /^renderer\//,
    ours: [
      'renderer/',
      '!renderer/gallery/',
      '!renderer/testkit/',
      ...GAME_IDS.map((name) => `!renderer/${name}/`),
      ...PAGE_GROUND,
    ],
    types: ['engine/kernel/', 'engine/match/'],
    packages: ['*', '!node:', '!electron'],
    because:
      'the shell knows no game: it reaches them through renderer/app/games.ts, renderer/flatGames.ts and renderer/overlayGames.ts alone',
  },
  {
    files: /^models\//,
    ours: [
      'models/',
      'engine/kernel/textHash.ts',
      ...GAME_IDS.flatMap((name) => [`engine/${name}/data/`, `engine/${name}/types.ts`]),
    ],
    packages: ['*', '!electron'],
    because: 'models and faces are made from a game’s data alone',
  },
  { files: /^build\//, ours: [''], packages: ['*'], because: '' },
]

/** The violations of one file, one line each. Tests may import anything. */
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
  const others = GAME_IDS.filter((name) => name !== own)
  return entry.includes('$other') ? others.map((name) => entry.replace('$other', name)) : [entry.replace('$game', own)]
}

/** Whether `name` is in the list and not excluded by an entry with `!`. */
function isListed(name: string, list: readonly string[]): boolean {
  const struck = list.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1))
  return list.some((entry) => matches(name, entry)) && !struck.some((entry) => matches(name, entry))
}

function matches(name: string, entry: string): boolean {
  if (entry === '*' || entry === name || entry === '') return true
  const isFolder = entry.endsWith('/') || entry.endsWith(':')
  return name.startsWith(isFolder ? entry : `${entry}/`)
}
