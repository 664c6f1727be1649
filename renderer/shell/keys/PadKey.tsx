import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { CommandSet } from '../../input/bindings.ts'
import type { Command, PadButton } from '../../input/commands.ts'
import { useButtonCapture } from '../../input/pad/capture.ts'
import { buttonsOf, chosenButtons, useChosenButtons } from '../../input/pad/chosenButtons.ts'
import { usePads } from '../../input/pad/pads.ts'
import { withButton } from '../../input/pad/rebinding.ts'
import { Key } from '../../ui/controls.tsx'
import { PadGlyph } from '../../ui/pads/PadGlyph.tsx'
import { changeSettings } from '../../ui/settings.ts'
import { showPassingNotice } from '../../ui/toasts/toasts.ts'

interface PadKeyProps {
  readonly command: Command
  /** The command's name, with its place if another command has the same. */
  readonly name: string
  readonly sets: readonly CommandSet[]
}

/** The gamepad buttons of a command, while a pad is in use; after a press on them, the next button replaces them. */
export function PadKey({ command, name, sets }: PadKeyProps) {
  const t = useText()
  const brand = usePads(({ pads }) => pads[0]?.brand)
  const buttons = buttonsOf(command, useChosenButtons())
  const [isAwaited, setAwaited] = useState(false)
  useButtonCapture(isAwaited, (button) => {
    setAwaited(false)
    const chosen = withButton(command, button, sets, chosenButtons())
    if (chosen) void changeSettings({ padButtons: chosen })
    else showPassingNotice(t('keys.pad.fixed', { button: t(`pad.${button}`) }))
  })
  if (!brand) return null
  const glyph = (button: PadButton) => <PadGlyph key={button} button={button} brand={brand} />
  if (command.isFixed) return buttons.map(glyph)
  const words = buttons.map((button) => t(`pad.${button}`)).join(', ') || t('keys.pad.none')
  return (
    <button
      type="button"
      className="keys-change"
      aria-label={t('keys.change', { command: name, key: words })}
      onClick={() => setAwaited(true)}
      onBlur={() => setAwaited(false)}
      data-testid={`pad-${command.id}`}
    >
      {isAwaited && <span className="keys-awaited">{t('keys.pad.press')}</span>}
      {!isAwaited && (buttons.length > 0 ? buttons.map(glyph) : <Key>—</Key>)}
    </button>
  )
}
