import { useText } from '../../i18n/useText.ts'
import { useTrouble } from '../onlooker/useTrouble.ts'
import { type AddressFault, ALL, OVERLAY_PARTS, type OverlayAddress, type OverlayPart } from './address.ts'
import { BOXES, REM, sourceSize } from './arrangement.ts'

interface SetupNoteProps {
  readonly address: OverlayAddress
  readonly hasMatch: boolean
  /** The parts of the page `all` that have no room. */
  readonly leftOut: readonly OverlayPart[]
}

/** Tells the person who sets up the stream what is wrong. Viewers never see it. */
export function SetupNote({ address, hasMatch, leftOut }: SetupNoteProps) {
  const t = useText()
  const trouble = useTrouble(hasMatch)
  const noPart = address.page === null ? t('overlay.noPart', { parts: [...OVERLAY_PARTS, ALL].join(', ') }) : null
  const notes = [noPart ?? trouble, ...useHints(address, leftOut)].filter((note) => note !== null)
  if (notes.length === 0) return null
  return (
    <div className="overlay-trouble" role="alert">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function useHints({ page, faults, scale }: OverlayAddress, leftOut: readonly OverlayPart[]): readonly string[] {
  const t = useText()
  const faultText = ({ name, value, values }: AddressFault) =>
    values.length === 0
      ? t('overlay.fault.option', { name })
      : t('overlay.fault.value', { name, value, values: values.join(', ') })
  return [
    ...faults.map(faultText),
    ...(leftOut.length > 0 ? [t('overlay.leftOut', { parts: leftOut.join(', ') })] : []),
    ...(page !== null && page !== ALL && isTooSmall(page, scale) ? [t('overlay.tooSmall', sizeText(page, scale))] : []),
  ]
}

function isTooSmall(part: OverlayPart, scale: number): boolean {
  const { width, height } = BOXES[part].size(2)
  return window.innerWidth < width * REM * scale || window.innerHeight < height * REM * scale
}

function sizeText(part: OverlayPart, scale: number) {
  const { width, height } = sourceSize(part)
  return { size: `${Math.ceil(width * scale)} × ${Math.ceil(height * scale)}` }
}
