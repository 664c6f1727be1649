import type { Handlers } from '../clients/answer.ts'
import { Refused } from '../contract/refused.ts'
import type { OpenedReplays } from '../matches/openedReplays.ts'
import type { FileDialogs } from './saves.ts'

/** Handlers for replays from files. */
export function replayHandlers(
  replays: OpenedReplays,
  dialogs: Pick<FileDialogs, 'askWhatToRead'>,
): Pick<Handlers, 'replays:open'> {
  return {
    'replays:open': async () => {
      const [path] = await dialogs.askWhatToRead('replay', 'one')
      if (path === undefined) throw new Refused('cancelled')
      const { id } = await replays.open(path)
      return { id }
    },
  }
}
