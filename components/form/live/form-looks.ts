// How forms look, for a page that knows nothing of them. Loaded on its own, since what is loaded
// with it would become part of the sheet of all pages.
import '../form.module.css';
import '../form-sheet.module.css';
