import type { Handlers } from '../clients/answer.ts'
import type { Client } from '../clients/client.ts'
import type { Sessions } from '../clients/sessions.ts'
import type { Log } from '../files/log.ts'
import type { UsedSettings } from '../files/usedSettings.ts'
import { gameOf } from '../games/games.ts'
import { appHandlers, type Program } from '../handlers/app.ts'
import { fileHandlers } from '../handlers/files.ts'
import { givenFileHandlers } from '../handlers/givenFiles.ts'
import { joiningHandlers } from '../handlers/joining.ts'
import { mapFileHandlers } from '../handlers/mapFiles.ts'
import { matchHandlers } from '../handlers/matches.ts'
import { peopleHandlers } from '../handlers/people.ts'
import { pictureHandlers } from '../handlers/pictures.ts'
import { replayHandlers } from '../handlers/replays.ts'
import { saveHandlers } from '../handlers/saves.ts'
import { screensHandlers } from '../handlers/screens.ts'
import { settingsHandlers } from '../handlers/settings.ts'
import { rightsIn } from '../handlers/twins.ts'
import { updateHandlers } from '../handlers/updates.ts'
import { windowHandlers } from '../handlers/windows.ts'
import type { Advisers } from '../matches/advisers.ts'
import type { BotMemory } from '../matches/bots/botMemory.ts'
import type { GivenFiles } from '../matches/givenFiles.ts'
import type { OpenedReplays } from '../matches/openedReplays.ts'
import type { Recorder } from '../matches/recorder.ts'
import type { People } from '../people/people.ts'
import type { Joining } from '../remote/joining/joining.ts'
import type { OtherScreens } from '../remote/otherScreens.ts'
import type { Store } from '../saves/store.ts'
import type { Updates } from '../updates/updates.ts'
import { fileDialogs, jsonDialogs } from '../window/dialogs.ts'
import type { MainWindow } from '../window/mainWindow.ts'
import type { PendingOpen } from '../window/page/pendingOpen.ts'
import type { FeedDesk } from './feedDesk.ts'
import type { PrivateDesk } from './privateDesk.ts'

/** The parts of the host that answer calls. */
export interface HostParts {
  readonly log: Log
  readonly settings: UsedSettings
  readonly store: Store
  readonly sessions: Sessions
  readonly mainWindow: MainWindow
  readonly screens: OtherScreens
  readonly joining: Joining
  readonly updates: Updates
  readonly replays: OpenedReplays
  readonly givenFiles: GivenFiles
  readonly pendingOpen: PendingOpen
  readonly advisers: Advisers
  readonly people: People
  readonly recorder: Recorder
  readonly memory: BotMemory
  readonly desk: PrivateDesk
  readonly feed: FeedDesk
  readonly program: Program
  /** Closes the host before an update is installed. */
  readonly close: () => Promise<void>
}

/** Handlers of all channels. */
export function hostHandlers(parts: HostParts): Handlers {
  const { log, settings, mainWindow, updates } = parts
  const language = () => settings.current.language
  const over = () => parts.desk.over(mainWindow.window)
  const dialogs = fileDialogs(over, language)
  return {
    ...appHandlers(parts.program, log),
    ...settingsHandlers(settings, async ({ fullscreen, streamerMode }) => {
      mainWindow.setFullscreen(fullscreen)
      updates.settingChanged()
      if (!streamerMode) parts.desk.close()
      await regrant(parts)
    }),
    ...windowHandlers(parts.desk, parts.feed, parts.screens),
    ...updateHandlers(updates, parts.close),
    ...openingHandlers(parts, dialogs),
    ...savesWithGuests(parts, dialogs),
    ...peopleHandlers({ ...parts, dialogs: jsonDialogs(over, language) }),
    ...screensHandlers(parts.screens),
    ...joiningHandlers(parts.joining),
    ...mapFileHandlers(dialogs),
    ...pictureHandlers(dialogs),
    ...givenFileHandlers(parts.givenFiles, dialogs),
    ...fileHandlers(gameOf, jsonDialogs(over, language)),
  }
}

/** Applies the rights of the main window to its match after a change of the settings. */
async function regrant({ sessions, mainWindow, store }: HostParts): Promise<void> {
  const match = sessions.infoOf(mainWindow)
  const rights = match?.outcome ? await rightsIn(match.id, mainWindow, store) : mainWindow.rights
  await sessions.regrant(mainWindow, rights)
}

type Dialogs = ReturnType<typeof fileDialogs>

/** Matches and replays: what the window opens on request of its page is no longer pending. */
function openingHandlers(parts: HostParts, dialogs: Dialogs) {
  const { sessions, store, screens, advisers, replays, pendingOpen, mainWindow, settings } = parts
  const askForLuck: typeof screens.askForLuck = (request) => screens.askForLuck(request)
  const language = () => settings.current.language
  const matches = matchHandlers(sessions, store, gameOf, {
    askForLuck,
    coach: advisers.coach,
    analyses: advisers.analyses,
    language,
    onShown: (shown, client) => {
      if (client === mainWindow) screens.noteShown(shown)
    },
  })
  const opened = (client: Client) => {
    if (client === mainWindow) pendingOpen.clear()
  }
  const handlers = {
    ...matches,
    ...replayHandlers(replays, dialogs),
    'match:open': (request, client) => {
      opened(client)
      return matches['match:open'](request, client)
    },
    'match:replay': async (request, client) => {
      opened(client)
      return (await replays.get(request.id)) ?? matches['match:replay'](request, client)
    },
  } satisfies Partial<Handlers>
  return { ...handlers, ...parts.feed.answering(handlers) }
}

/** Creates the handlers for saves; guests leave a match before it is removed. */
function savesWithGuests({ store, sessions, screens, feed, advisers }: HostParts, dialogs: Dialogs) {
  const saves = saveHandlers(store, sessions, dialogs, advisers.analyses)
  return {
    ...saves,
    'saves:remove': async (request, client) => {
      await screens.drop(request.id)
      await feed.drop(request.id)
      return saves['saves:remove'](request, client)
    },
  } satisfies Partial<Handlers>
}
