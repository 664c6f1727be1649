// Fewer than the window's: they come over a network. A medium weight is drawn with the regular one.
import '@fontsource/alegreya-sans/cyrillic-400.css'
import '@fontsource/alegreya-sans/cyrillic-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/yeseva-one/cyrillic-400.css'
import '@fontsource/yeseva-one/latin-400.css'
