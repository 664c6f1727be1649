import {
  SAVE_SELECTIONS,
  type SaveInfo,
  type SaveList,
  type SaveListRequest,
  type SetAsideSave,
} from '../../electron/contract/ipc.ts'

/** Returns a save of Jackal with one player, as the list shows it. */
export const savedMatch = (id: string, more: Partial<SaveInfo> = {}): SaveInfo => ({
  id,
  game: 'jackal',
  title: `The ${id} match`,
  createdAt: 0,
  updatedAt: 0,
  moves: 3,
  seats: [{ seat: 'white', name: 'Grace', player: { kind: 'human' } }],
  outcome: null,
  condition: 'whole',
  ...more,
})

/** Returns the part of these saves that is asked for, as the host does. */
export function listedSaves(
  saves: readonly SaveInfo[],
  { only, game, limit = saves.length, after }: SaveListRequest,
  setAside: readonly SetAsideSave[] = [],
): SaveList {
  const selects = only === undefined ? () => true : SAVE_SELECTIONS[only]
  const rest = saves.slice(saves.findIndex(({ id }) => id === after) + 1)
  const wanted = rest.filter((save) => selects(save) && (game === undefined || save.game === game))
  const part = wanted.slice(0, limit)
  const last = part.at(limit - 1)
  return { saves: part, setAside, ...(last && { next: last.id }) }
}
