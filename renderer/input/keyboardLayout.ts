import { create } from 'zustand'
import { useText } from '../i18n/useText.ts'
import type { Chord } from './commands.ts'
import { chordName, type KeyboardLayout } from './keyNames.ts'

/** Chromium's keyboard map, which TypeScript's DOM types lack. */
interface LayoutSource {
  getLayoutMap(): Promise<KeyboardLayout>
}

const useKeyboardLayout = create<{ readonly layout: KeyboardLayout }>(() => ({ layout: new Map() }))

/** Reads the characters of this keyboard's keys. Where they are unavailable, keys have their US names. */
export async function readKeyboardLayout(source = sourceOf(navigator)): Promise<void> {
  const layout = await source?.getLayoutMap().catch(() => null)
  if (layout) useKeyboardLayout.setState({ layout })
}

function sourceOf(from: Navigator & { readonly keyboard?: LayoutSource }): LayoutSource | undefined {
  return from.keyboard
}

/** Returns a function that labels a chord for this keyboard, in the player's language. */
export function useChordName(): (chord: Chord) => string {
  const t = useText()
  const { layout } = useKeyboardLayout()
  return (chord) => chordName(t, chord, layout)
}
