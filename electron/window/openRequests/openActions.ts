import type { GivenFiles } from '../../matches/givenFiles.ts'
import type { OpenedReplays } from '../../matches/openedReplays.ts'
import { contentOf } from '../../saves/sharing/fileContent.ts'
import type { Store } from '../../saves/store.ts'
import type { MainWindow } from '../mainWindow.ts'
import type { PendingOpen } from '../page/pendingOpen.ts'
import type { OpenActions } from './fileOpener.ts'

/** The parts of the host that opening a file needs. */
export interface FileTargets {
  readonly store: Store
  readonly replays: OpenedReplays
  readonly givenFiles: GivenFiles
  readonly mainWindow: MainWindow
  readonly pendingOpen: PendingOpen
}

/** Opens files in the saves and the window: a match or a replay is shown by the page that is loaded next. */
export function openActions({ store, replays, givenFiles, mainWindow, pendingOpen }: FileTargets): OpenActions {
  const show = (kind: 'reopen' | 'watch', id: string) => {
    pendingOpen.setForNextPage({ kind, id })
    mainWindow.reload()
  }
  return {
    contentOf: ({ path, expected }) => contentOf(path, expected),
    importMatch: async (path) => show('reopen', (await store.importFile(path)).id),
    watchReplay: async (path) => show('watch', (await replays.open(path)).id),
    openAll: (files) => givenFiles.openAll(files),
    tell: (files) => void mainWindow.sendToLoadedPage({ kind: 'files', files }),
  }
}
