/** The files that mutation testing covers, by room. */

/** The files of a room and the tests that must kill their mutants. Paths start at the room. */
export interface MutantRoom {
  readonly files: readonly string[]
  /** Patterns from the project root. */
  readonly tests: readonly string[]
  /** True for tests that need a document. */
  readonly hasDocument?: boolean
}

/** Unit tests of a game's rules, without the ones that play whole matches: those kill mutants too, but slowly. */
const rules = (game: string): readonly string[] => {
  const tests = '!(*.laws|*.fuzz|*.match|protocol|randomFleet).test.ts'
  return [`engine/${game}/${tests}`, `engine/${game}/!(bots|golden)/**/${tests}`]
}

export const MUTANT_ROOMS: Readonly<Record<string, MutantRoom>> = {
  'electron/contract': {
    files: ['settings.ts', 'settingChecks.ts'],
    tests: ['electron/files/settingsFile.test.ts', 'electron/contract/{schemas,settingChecks}.test.ts'],
  },
  'electron/files': { files: ['settingsFile.ts'], tests: ['electron/files/settingsFile.test.ts'] },
  'electron/matches/clock': {
    files: ['loss.ts', 'matchClocks.ts', 'stopwatch.ts', 'timeKeeper.ts'],
    tests: ['electron/matches/clock/*.test.ts'],
  },
  'electron/matches/coach': { files: ['circles.ts'], tests: ['electron/matches/coach/*.test.ts'] },
  'electron/remote/admission': {
    files: ['firstToGo.ts', 'keys.ts', 'links.ts', 'lobby.ts', 'seating.ts'],
    // The tests of the whole room kill mutants too, but slowly.
    tests: ['electron/remote/admission/!(reception).test.ts'],
  },
  'electron/remote/admission/gate': {
    files: ['tokens.ts', 'versions.ts', 'words.ts', 'rates/bucket.ts', 'rates/crowd.ts'],
    tests: ['electron/remote/admission/gate/**/*.test.ts'],
  },
  'electron/remote/feeds': { files: ['delayLine.ts'], tests: ['electron/remote/feeds/delayLine.test.ts'] },
  'electron/saves/journal': {
    files: ['upgrades.ts', 'checksum.ts'],
    tests: ['electron/saves/journal/*.test.ts', 'electron/saves/damage.test.ts'],
  },
  'engine/match/upgrades': { files: ['index.ts'], tests: ['engine/match/**/*.test.ts'] },
  'engine/jackal': {
    files: ['movement/setOut.ts', 'outcome.ts', 'turns.ts'],
    tests: ['engine/jackal/*.test.ts', 'engine/jackal/movement/*.test.ts'],
  },
  'engine/admiral': { files: ['gunnery/accuracy.ts'], tests: rules('admiral') },
  'engine/sea-battle': { files: ['marks.ts', 'placement.ts'], tests: rules('sea-battle') },
  'renderer/hud/frame': {
    files: ['layoutName.ts', 'useFitting.ts'],
    tests: ['renderer/hud/frame/*.test.ts', 'renderer/hud/frame/*.test.tsx'],
    hasDocument: true,
  },
  'renderer/hud/story': { files: ['curve.ts'], tests: ['renderer/hud/story/*.test.ts'] },
  'renderer/input': { files: ['bindings.ts'], tests: ['renderer/input/**/*.test.ts'], hasDocument: true },
  'renderer/playback': { files: ['reducedMotion.ts'], tests: ['renderer/playback/**/*.test.ts'] },
  'renderer/remote/net': { files: ['tableLink.ts'], tests: ['renderer/remote/net/*.test.ts'] },
}

/** The minimum share of a file's mutants that its tests must kill. */
export const LEAST_KILLED = 0.8

/** Returns a room by its folder. Throws if the table does not have it. */
export function roomOf(folder: string | undefined): MutantRoom {
  const room = folder === undefined ? undefined : MUTANT_ROOMS[folder]
  if (!room)
    throw new Error(`No room of mutants is called ${folder}: there are ${Object.keys(MUTANT_ROOMS).join(', ')}.`)
  return room
}
