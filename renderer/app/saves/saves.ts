import { useCallback, useEffect, useState } from 'react'
import type { SaveInfo, SaveList } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { openMatch } from '../../host/session.ts'
import { currentText } from '../../i18n/useText.ts'
import { goTo } from '../../ui/screens.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'

/** The host's saves, null until loaded, and a function that loads them again. */
export function useSaves(): readonly [SaveList | null, () => void] {
  const [list, setList] = useState<SaveList | null>(null)
  const refresh = useCallback(() => {
    void call('saves:list', {}).then((answer) => {
      if (answer.ok) setList(answer.value)
      else showProblem(answer.problem)
    })
  }, [])
  useEffect(refresh, [refresh])
  return [list, refresh]
}

/** Opens a save and goes to the table. Shows a notice when the save had to be recovered. */
export async function continueMatch({ id, condition }: Pick<SaveInfo, 'id' | 'condition'>): Promise<void> {
  const answer = await openMatch(id)
  if (!answer.ok) return showProblem(answer.problem)
  if (condition === 'recovered') showNotice(currentText()('saves.recovered'))
  goTo({ name: 'match' })
}

/** Shows the recording of a save, or of a replay file that the host has opened, from its start. */
export function watchReplay(id: string): void {
  goTo({ name: 'replay', id, move: 0, from: 'menu' })
}

/** Exports a save to a file that the player chooses, as a match to continue or a replay to watch. */
export async function exportSave(id: string, content: 'match' | 'replay'): Promise<void> {
  const answer = await call('saves:export', { id, content })
  if (answer.ok) showNotice(currentText()('saves.exported', { path: answer.value.path }))
  else showProblem(answer.problem)
}

/** Imports a match from a file that the player chooses. */
export async function importSave(): Promise<void> {
  const answer = await call('saves:import', {})
  if (answer.ok) showNotice(currentText()('saves.imported', { title: answer.value.title }))
  else showProblem(answer.problem)
}

/** Shows a recording from a file that the player chooses. */
export async function openReplayFile(): Promise<void> {
  const answer = await call('replays:open', {})
  if (answer.ok) watchReplay(answer.value.id)
  else showProblem(answer.problem)
}
