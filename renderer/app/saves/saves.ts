import { useEffect, useState } from 'react'
import type { GivenFile, SaveList, SaveListRequest } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { leaveMatch } from '../../host/session.ts'
import { matchName } from '../../i18n/matchName.ts'
import { currentText, useLanguage } from '../../i18n/useText.ts'
import { masked } from '../../ui/captured.ts'
import { goTo } from '../../ui/screens.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'
import { keepReplays, tellFiles } from './givenFiles.ts'

/** Returns a part of the host's saves; null until loaded, and without a request, which must be the same object each time. */
export function useSaves(request: SaveListRequest | null): SaveList | null {
  const [loaded, setLoaded] = useState<{ readonly request: SaveListRequest; readonly list: SaveList } | null>(null)
  useEffect(() => {
    if (request === null) return
    let isWanted = true
    void call('saves:list', request).then((answer) => {
      if (!isWanted) return
      if (answer.ok) setLoaded({ request, list: answer.value })
      else showProblem(answer.problem)
    })
    return () => {
      isWanted = false
    }
  }, [request])
  return loaded !== null && loaded.request === request ? loaded.list : null
}

/** Shows the recording of a save, or of a replay file that the host has opened, from its start. */
export function watchReplay(id: string, from: 'menu' | 'saves' = 'menu'): void {
  goTo({ name: 'replay', id, move: 0, plays: true, from })
}

/** Opens the analysis of a save over its recording. */
export function analyseSave(id: string): void {
  goTo({ name: 'replay', id, move: 0, from: 'saves', analysed: true })
}

/**
 * Leaves the match on the table and opens a map in the workshop. First loads the games, because the menu does not need
 * them.
 */
export async function leaveForMap(map: Extract<GivenFile, { kind: 'map' }>): Promise<void> {
  const { WORKSHOP } = await import('../../shell/games.ts')
  await WORKSHOP?.openMapText(map, leaveMatch)
}

/** Exports a save to a file that the player chooses, as a match to continue or a replay to watch. */
export async function exportSave(id: string, content: 'match' | 'replay'): Promise<void> {
  const answer = await call('saves:export', { id, content })
  if (answer.ok) showNotice(currentText()('saves.exported', { path: masked(answer.value.path) }))
  else showProblem(answer.problem)
}

/**
 * Opens the files that the player chooses: imports matches, shows a replay. Shows the results if there are several
 * files.
 */
export async function openFiles(content: 'match' | 'replay'): Promise<void> {
  const answer = await call('files:open', { content })
  if (!answer.ok) return showProblem(answer.problem)
  const { files } = answer.value
  const [only, ...others] = files
  if (!only || others.length > 0 || only.kind === 'refused') return tellFiles(files)
  if (only.kind === 'map') await leaveForMap(only)
  else if (only.kind === 'replay') showReplayFile(only, content)
  else showImported(only, content)
}

function showReplayFile(file: Extract<GivenFile, { kind: 'replay' }>, asked: 'match' | 'replay'): void {
  keepReplays([file])
  watchReplay(file.id)
  if (asked === 'match') showNotice(currentText()('saves.importedReplay', { file: masked(file.file) }))
}

/** Imports and shows a match that was opened to be watched: its file holds no replay. */
function showImported({ save }: Extract<GivenFile, { kind: 'match' }>, asked: 'match' | 'replay'): void {
  if (asked === 'replay' && save.moves > 0) watchReplay(save.id)
  const t = currentText()
  const title = matchName(save, useLanguage.getState().language)
  showNotice(t(save.condition === 'recovered' ? 'saves.importedRecovered' : 'saves.imported', { title }))
}

/** Leaves the match on the table, if there is one, for a recording. */
export async function leaveForReplay(id: string): Promise<void> {
  await leaveMatch()
  watchReplay(id)
}
