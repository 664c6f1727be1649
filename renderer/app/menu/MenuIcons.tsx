import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { sounds } from '../../audio/sounds.ts'
import { useText } from '../../i18n/useText.ts'
import { usePadBrand } from '../../input/pad/lastDevice.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { MenuIcon, type MenuIconName } from './icons.tsx'

const SettingsKey = lazy(async () => ({ default: (await import('../behindMenu.ts')).SettingsKey }))

/** The two sets of icons: the usual screens, and the others, which replace them. */
const ROWS = {
  usual: ['lessons', 'saves', 'rules', 'settings'],
  rest: ['people', 'replays', 'workshop', 'screens'],
} as const
type Row = keyof typeof ROWS
type MenuEntry = (typeof ROWS)[Row][number]

/** The icon in each row that switches to the other row. */
const TURNS = { usual: 'more', rest: 'fewer' } as const satisfies Record<Row, MenuIconName>

export const ICON_PLACES: readonly string[] = [...ROWS.usual, ...ROWS.rest]

/** Shows the other screens as icons with labels. A player who comes back sees the row that they left from. */
export function MenuIcons() {
  const t = useText()
  const from = useScreen((state) => state.from)
  const [row, setRow] = useState<Row>(ROWS.rest.some((place) => place === from) ? 'rest' : 'usual')
  const nav = useRef<HTMLElement>(null)
  const turned = useRef(false)
  useEffect(() => {
    if (turned.current) nav.current?.querySelector<HTMLElement>(`[data-testid="menu-${TURNS[row]}"]`)?.focus()
  }, [row])
  const turn = () => {
    turned.current = true
    setRow(row === 'usual' ? 'rest' : 'usual')
  }
  return (
    <nav ref={nav} className="menu-icons" aria-label={t('menu.places')}>
      {ROWS[row].map((place) => (
        <IconEntry key={place} name={place} autoFocus={place === from} onClick={() => goTo({ name: place })} />
      ))}
      <IconEntry name={TURNS[row]} onClick={turn} />
    </nav>
  )
}

interface IconEntryProps {
  readonly name: MenuEntry | (typeof TURNS)[Row]
  readonly autoFocus?: boolean
  readonly onClick: () => void
}

function IconEntry({ name, autoFocus, onClick }: IconEntryProps) {
  const t = useText()
  const isPad = usePadBrand() !== null
  return (
    <button
      type="button"
      className="menu-icon-entry"
      aria-label={t(`menu.${name}`)}
      title={t(`menu.${name}`)}
      // biome-ignore lint/a11y/noAutofocus: the focus returns to the entry by which the player left the menu
      autoFocus={autoFocus}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        onClick()
      }}
      data-testid={`menu-${name}`}
    >
      <MenuIcon name={name} />
      {t(`menu.${name}.short`)}
      {name === 'settings' && isPad && (
        <span className="menu-icon-key">
          <Suspense>
            <SettingsKey />
          </Suspense>
        </span>
      )}
    </button>
  )
}
