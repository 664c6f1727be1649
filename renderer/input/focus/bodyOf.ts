/** Returns the part of a screen or dialog that scrolls: the innermost one around the focus, else the first one. */
export function bodyOf(root: Element): Element | null {
  const around: Element[] = []
  const { activeElement } = document
  for (let part = root.contains(activeElement) ? activeElement : null; part; part = part.parentElement) {
    around.push(part)
    if (part === root) break
  }
  return [...around, ...root.querySelectorAll('*')].find(scrolls) ?? null
}

function scrolls(part: Element): boolean {
  if (part.scrollHeight <= part.clientHeight) return false
  const { overflowY } = getComputedStyle(part)
  return overflowY === 'auto' || overflowY === 'scroll'
}
