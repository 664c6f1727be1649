import { useState } from 'react'
import { WATCH_CHANNEL } from '../../../electron/contract/channels.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { copyText } from '../../ui/copyText.ts'
import { ALL, type OverlayPart } from '../overlay/address.ts'
import { PARTS } from '../overlay/partTable.ts'
import type { OverlayScene } from '../overlay/scene.ts'
import { addressOf, type Choices, sizeOf } from './choices.ts'
import { localFile } from './localFile.ts'
import { Preview } from './Preview.tsx'

/** The time for a browser to read a saved page, in milliseconds. */
const READING = 10_000

/** Lets the browser save a page under a name. */
function saveText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/html' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READING)
}

interface OverlayRowProps {
  readonly page: OverlayPart | typeof ALL
  readonly scene: OverlayScene
  readonly choices: Choices
  readonly ground: 'dark' | 'light'
  readonly token: string
  /** The channel of the token, for the names of files. */
  readonly channel: string
}

/** One overlay: its preview, the size to enter in OBS and its address. */
export function OverlayRow({ page, scene, choices, ground, token, channel }: OverlayRowProps) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const name = t(page === ALL ? 'overlays.all' : `overlay.part.${page}`)
  const address = () => addressOf(window.location.origin, token, page, choices)
  const copy = () => setCopied(copyText(address()))
  const file = channel === WATCH_CHANNEL ? page : `${page}-${channel}`
  const save = () => saveText(`captains-table-${file}.html`, localFile(address()))
  return (
    <li className="overlays-row" data-testid={`row-${page}`}>
      <h2>{name}</h2>
      <p>{t('overlays.size', { size: sizeOf(page, choices) })}</p>
      <div className="overlays-actions">
        <Button kind="quiet" onClick={copy} label={t('overlays.copyOf', { part: name })} testId={`copy-${page}`}>
          {t(isCopied ? 'overlays.copied' : 'overlays.copy')}
        </Button>
        <Button kind="quiet" onClick={save} label={t('overlays.saveOf', { part: name })} testId={`save-${page}`}>
          {t('overlays.save')}
        </Button>
      </div>
      {(page === ALL || PARTS[page].has(scene)) && <Preview {...{ page, scene, choices, ground }} />}
    </li>
  )
}
