import { useText } from '../../i18n/useText.ts'
import { usePadBrand } from '../../input/pad/lastDevice.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PadGlyph } from '../../ui/pads/PadGlyph.tsx'
import { erase, KEY_PAGES, PAGES, stopTyping, toggleUpper, turnPage, typeCharacter, useTyping } from './typing.ts'
import './screenKeyboard.css'

/** Writes into a text field with a gamepad: letters of both alphabets, digits and signs. */
export function ScreenKeyboard() {
  const t = useText()
  const brand = usePadBrand()
  const { field, text, page, isUpper } = useTyping()
  if (!field) return null
  const next = PAGES[(PAGES.indexOf(page) + 1) % PAGES.length] ?? 'latin'
  return (
    <Dialog
      title={labelOf(field)}
      surface="wood"
      className="screen-keyboard"
      testId="screen-keyboard"
      onClose={stopTyping}
    >
      <output className="screen-keyboard-text" data-testid="screen-keyboard-text">
        {text}
      </output>
      <div className="screen-keyboard-keys">
        {KEY_PAGES[page].map((row, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: keys keep their places, and the focus, on another page
          <div key={y} className="screen-keyboard-row">
            {[...row].map((character, x) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={x}
                type="button"
                className="screen-key"
                data-autofocus={character === 'g' || character === 'п' || undefined}
                onClick={() => typeCharacter(character)}
              >
                {isUpper ? character.toLocaleUpperCase() : character}
              </button>
            ))}
          </div>
        ))}
        <div className="screen-keyboard-row">
          <Action name="upper" button="left-trigger" onPress={toggleUpper} pressed={isUpper} />
          <Action name={next} button="right-bumper" onPress={() => turnPage(1)} />
          <Action name="space" button="north" onPress={() => typeCharacter(' ')} />
          <Action name="erase" button="west" onPress={erase} />
          <Button kind="main" onClick={stopTyping} testId="screen-keyboard-done">
            {t('typing.done')} {brand && <PadGlyph button="menu" brand={brand} />}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface ActionProps {
  readonly name: 'upper' | 'space' | 'erase' | (typeof PAGES)[number]
  /** The pad's button that does the same. */
  readonly button: 'left-trigger' | 'right-bumper' | 'north' | 'west'
  readonly pressed?: boolean
  readonly onPress: () => void
}

function Action({ name, button, pressed, onPress }: ActionProps) {
  const t = useText()
  const brand = usePadBrand()
  return (
    <button type="button" className="screen-key is-wide" aria-pressed={pressed} onClick={onPress}>
      {t(`typing.${name}`)} {brand && <PadGlyph button={button} brand={brand} />}
    </button>
  )
}

/** Returns the name of a field, as a screen reader reads it. */
function labelOf(field: HTMLInputElement | HTMLTextAreaElement): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent
  return label?.trim() || field.placeholder
}
