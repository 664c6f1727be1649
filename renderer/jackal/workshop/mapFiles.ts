import { LONGEST_TITLE, textFault } from '../../../electron/contract/plainText.ts'
import { deckFor, landIn } from '../../../engine/jackal/data/boards.ts'
import { isSameDeck, sizeOf } from '../../../engine/jackal/deck.ts'
import { parseMap, printMapText } from '../../../engine/jackal/maps/mapText.ts'
import type { Board } from '../../../engine/jackal/types.ts'
import { call } from '../../host/client.ts'
import type { Translate } from '../../i18n/t.ts'
import { currentText } from '../../i18n/useText.ts'
import { masked } from '../../ui/captured.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'
import { type FileFault, fileFaultText } from './faultText.ts'
import { ownMapOf } from './ownMaps.ts'
import { boardOf, type Sketch, SMALLEST_SKETCH, sketchOf } from './sketch.ts'
import { sketchFaults } from './sketchFaults.ts'
import { change, useWorkshop } from './workshop.ts'

export type ReadMap = { readonly ok: true; readonly sketch: Sketch } | { readonly ok: false; readonly fault: FileFault }

/**
 * Reads the text of a map file, for the way of play that it names; without one, for that with fewer faults, the base
 * game first.
 */
export function readMapText(text: string): ReadMap {
  const [classic, archipelago] = [sketchFrom(text, 'classic'), sketchFrom(text, 'archipelago')]
  if (!classic.ok || !archipelago.ok || classic.sketch.variant === archipelago.sketch.variant) return classic
  const faults = (read: typeof classic) => sketchFaults(read.sketch).length
  return faults(archipelago) < faults(classic) ? archipelago : classic
}

function sketchFrom(text: string, fallback: Sketch['variant']): ReadMap {
  const parsed = parseMap(text, fallback)
  if (!parsed.ok) return parsed
  const { board, variant: named } = parsed
  const variant = named ?? fallback
  const width = board.map[0]?.length ?? 0
  if (Math.min(width, board.map.length) < SMALLEST_SKETCH) {
    return { ok: false, fault: { code: 'too-small', row: board.map.length, column: width, text: '' } }
  }
  return { ok: true, sketch: sketchOf(board, variant, !isScaled(board, variant)) }
}

const isScaled = ({ map, deck }: Board, variant: Sketch['variant']): boolean =>
  isSameDeck(deck, deckFor(landIn(map), variant))

/** Writes the sketch to a file that the player chooses. */
export async function exportSketch(): Promise<void> {
  const t = currentText()
  const { sketch } = useWorkshop.getState().drawing
  const board = boardOf(sketch)
  if (sizeOf(board.deck) !== landIn(board.map)) return showNotice(t('workshop.export.deck'))
  const count = useSettings.getState().settings.ownMaps.length
  const name = ownMapOf(sketch)?.name ?? t('workshop.name', { n: count + 1 })
  const answer = await call('maps:export', { name, text: printMapText(board, sketch.variant) })
  if (answer.ok) showNotice(t('workshop.exported', { path: masked(answer.value.path) }))
  else showProblem(answer.problem)
}

/** Puts the map of a file that the player chooses on the table. */
export async function importMap(): Promise<void> {
  const answer = await call('maps:import', {})
  if (answer.ok) await openMapText(answer.value)
  else showProblem(answer.problem)
}

/**
 * Puts a map in place of the sketch, which can be undone, and goes to the workshop; a bad one changes nothing.
 * @param leave leaves the match on the table, once the map has been read
 */
export async function openMapText(
  { file, text }: { readonly file: string; readonly text: string },
  leave: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const t = currentText()
  const read = readMapText(text)
  if (!read.ok) {
    const why = fileFaultText(t, read.fault)
    return showNotice(t('workshop.file.refused', { file: shown(file), why }))
  }
  await leave()
  change(read.sketch)
  if (useScreen.getState().screen.name !== 'workshop') goTo({ name: 'workshop' })
  showNotice(t('workshop.imported', { file: shown(file) }))
}

/** Returns the fault of a map file's text, and its place; null if it can be opened. */
export function mapTextProblem(t: Translate, text: string): string | null {
  const read = readMapText(text)
  return read.ok ? null : fileFaultText(t, read.fault)
}

/** Returns a file's name that fits in a line. */
const shown = (file: string): string => (textFault(file, LONGEST_TITLE) === null ? file : '…')
