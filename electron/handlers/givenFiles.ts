import type { Handlers } from '../clients/answer.ts'
import { Refused } from '../contract/refused.ts'
import type { GivenFiles } from '../matches/givenFiles.ts'
import type { FileDialogs } from './saves.ts'

/** Handlers for matches and replays that the player chooses. */
export function givenFileHandlers(
  files: GivenFiles,
  dialogs: Pick<FileDialogs, 'askWhatToRead'>,
): Pick<Handlers, 'files:open'> {
  return {
    'files:open': async ({ content: expected }) => {
      const [first, ...others] = await dialogs.askWhatToRead(expected, 'several')
      if (first === undefined) throw new Refused('cancelled')
      if (others.length === 0) return { files: [await files.open({ path: first, expected })] }
      return { files: await files.openAll([first, ...others].map((path) => ({ path, expected }))) }
    },
  }
}
