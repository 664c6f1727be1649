import { GAME_IDS } from '../../../electron/contract/match.ts'
import { type Area, game } from './area.ts'

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
  'prospects.ts',
  'randomFleet.ts',
  'inspection/commitment.ts',
  'inspection/judge.ts',
  'data/',
  'deck.ts',
  'geometry/',
  'position/nearSea.ts',
  'maps/',
]

/** Layers shared by the games of the page, lowest first: a layer may import those before it. */
const PAGE_LAYERS = [
  'styles',
  'i18n',
  'input',
  'picture',
  'audio',
  'table',
  'playback',
  'host',
  'ui',
  'director',
  'hud',
  'school',
  'flat',
  'remote',
]

/** The imports that every game-independent part of the page may use. */
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

/** The parts of games, and the lists of games. */
const SHELL_ROOTS = [
  'renderer/flatGame.ts',
  'renderer/flatGames.ts',
  'renderer/gameParts.ts',
  'renderer/overlayGame.ts',
  'renderer/overlayGames.ts',
  'renderer/rulesPages.ts',
]

const GAMES_BY_REGISTRY =
  'games are reached through renderer/shell/games.ts and the lists flatGames.ts, overlayGames.ts and rulesPages.ts alone'

export const PAGE: readonly Area[] = [
  {
    files: /^renderer\/testkit\//,
    ours: [
      'renderer/',
      '!renderer/app/',
      'engine/',
      'electron/contract/',
      'electron/games/',
      'electron/matches/',
      'electron/saves/sharing/replay.ts',
      // the messages to a guest's screen during a match
      'electron/remote/feeds/',
      'electron/testkit/memoryMatches.ts',
      'models/',
    ],
    packages: ['*', '!electron'],
    because: 'the page’s tests play by the rules and with the feeds of guests, without windows and files',
  },
  {
    files: /^build\/gallery\//,
    ours: ['renderer/', 'engine/', 'models/', 'build/'],
    packages: ['*'],
    because: 'the gallery shows pieces of the page, not the host',
  },
  {
    files: new RegExp(`^renderer/${game}/`),
    ours: [
      'renderer/',
      '!renderer/$other/',
      ...['app', 'pages', 'shell', 'remote'].map((name) => `!renderer/${name}/`),
      '!renderer/testkit/',
      ...PAGE_GROUND,
      ...PAGE_READS.map((entry) => `engine/$game/${entry}`),
    ],
    types: ['engine/kernel/'],
    packages: ['*', '!node:', '!electron'],
    because: `a game’s table shows that game, and reads of it ${PAGE_READS.join(', ')} alone`,
  },
  {
    files: /^renderer\/(shell\/games|flatGames|overlayGames|rulesPages)\.ts$/,
    ours: ['renderer/', 'electron/contract/'],
    packages: [],
    because: 'the registries of screens, flat tables, overlays and pages of rules name the games and do no more',
  },
  {
    files: /^renderer\/hud\/proof\//,
    ours: [
      'renderer/hud/proof/',
      'renderer/host/received/',
      'engine/kernel/',
      'engine/match/',
      'engine/protocol/recorded/',
      'electron/contract/',
    ],
    packages: ['zod'],
    because:
      'the proof of a deal plays a match again after its end, when all is open: no other code of the page deals, and it needs no other',
  },
  {
    files: /^renderer\/remote\/net\//,
    ours: ['renderer/remote/net/', 'engine/kernel/extent.ts', 'engine/kernel/flatJson.ts', 'electron/contract/'],
    packages: ['zod'],
    because: 'the connection of a page to its table bounds and checks what it hears, and knows no game and no screen',
  },
  ...PAGE_LAYERS.map((layer, index) => ({
    files: new RegExp(`^renderer/${layer}/`),
    ours: [...PAGE_LAYERS.slice(0, index + 1).map((name) => `renderer/${name}/`), ...PAGE_GROUND],
    types: ['engine/kernel/', 'engine/match/'],
    packages: ['*', '!node:', '!electron'],
    because: `the page is built in layers, each on those before it: ${PAGE_LAYERS.join(', ')}, then the games and the shell`,
  })),
  {
    files: /^renderer\/shell\//,
    ours: [...[...PAGE_LAYERS, 'shell'].map((name) => `renderer/${name}/`), ...SHELL_ROOTS, ...PAGE_GROUND],
    types: ['engine/kernel/', 'engine/match/'],
    packages: ['*', '!node:', '!electron'],
    because: `what the window and the pages of other screens share knows neither; ${GAMES_BY_REGISTRY}`,
  },
  ...['app', 'pages'].map((folder) => ({
    files: new RegExp(`^renderer/${folder}/`),
    ours: [...[...PAGE_LAYERS, 'shell', folder].map((name) => `renderer/${name}/`), ...SHELL_ROOTS, ...PAGE_GROUND],
    types: ['engine/kernel/', 'engine/match/'],
    packages: ['*', '!node:', '!electron'],
    because: `the window and the pages of other screens share renderer/shell and import nothing of each other; ${GAMES_BY_REGISTRY}`,
  })),
  {
    files: /^renderer\//,
    ours: ['renderer/', '!renderer/testkit/', ...GAME_IDS.map((name) => `!renderer/${name}/`), ...PAGE_GROUND],
    types: ['engine/kernel/', 'engine/match/'],
    packages: ['*', '!node:', '!electron'],
    because: GAMES_BY_REGISTRY,
  },
]
