import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { fileURLToPath } from 'node:url'
import { app, powerSaveBlocker } from 'electron'
import type { Answerer } from '../clients/answer.ts'
import type { Sessions } from '../clients/sessions.ts'
import type { ScreensState } from '../contract/screens.ts'
import type { Language, Settings } from '../contract/settings.ts'
import type { Log } from '../files/log.ts'
import type { RunningMatches } from '../matches/runningMatches.ts'
import { REAL_TIME } from '../time/timeSource.ts'
import { drawWords } from './admission/words.ts'
import { OtherScreens } from './otherScreens.ts'
import { listNetworks } from './transport/network/networks.ts'
import { forkServer } from './transport/process/serverChild.ts'
import { ServerProcess } from './transport/process/serverProcess.ts'

/** The parts of the program that other screens need. */
export interface ScreensParts {
  readonly matches: RunningMatches
  readonly sessions: Sessions
  readonly answer: Answerer
  readonly settings: () => Pick<Settings, 'language' | 'streamerMode'>
  readonly log: Log
  readonly show: (state: ScreensState) => void
  /** Script of the process that has the sockets, and the folder of the pages that it serves. */
  readonly server: { readonly script: URL; readonly pages: URL }
}

/** Creates other screens with real time, a real process and a computer that stays awake for them. */
export function electronScreens({
  matches,
  sessions,
  answer,
  settings,
  log,
  show,
  server,
}: ScreensParts): OtherScreens {
  return new OtherScreens({
    source: { matches, newHistory: () => randomBytes(9).toString('base64url') },
    sessions,
    answer,
    timeSource: REAL_TIME,
    wallClock: Date.now,
    drawWords: (count) => drawWords(settings().language, count),
    areNamesChecked: () => settings().streamerMode,
    nameless: () => NAMELESS[settings().language],
    networks: () => listNetworks(),
    openServer: (hear) => new ServerProcess(hear, { launch: () => forkServer(server.script, 'Other screens'), log }),
    pages: fileURLToPath(server.pages),
    version: app.getVersion(),
    computer: hostname(),
    keepAwake: awakeKeeper(),
    show,
    log,
  })
}

/** The name of a guest whose own is not approved; seats after the first have a number. */
const NAMELESS: Readonly<Record<Language, string>> = { en: 'Guest', ru: 'Гость' }

/** Keeps the computer from sleeping; its display may. */
function awakeKeeper(): (awake: boolean) => void {
  let blocker: number | null = null
  return (awake) => {
    if (awake) blocker ??= powerSaveBlocker.start('prevent-app-suspension')
    else if (blocker !== null) {
      powerSaveBlocker.stop(blocker)
      blocker = null
    }
  }
}
