// Reports when the first picture of a lesson is shown, marks when it plays, and goes on for the learner wherever it stops.

/** Milliseconds from the arrival of a lesson's data until its first picture is painted. */
window.lessonPictureMs = (lessonId) =>
  new Promise((resolve) => {
    const look = () => {
      const data = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes(`/${lessonId}.`) && name.includes('.json'));
      const isShown = data !== undefined && document.querySelector('.stage > *') !== null;
      requestAnimationFrame(isShown ? () => resolve(performance.now() - data.responseEnd) : look);
    };
    look();
  });

/** Resolves at the end of the lesson. `onward` are the names of the buttons that go on from a stop. */
window.lessonEnd = (onward) =>
  new Promise((resolve) => {
    const sound = document.querySelector('audio');
    for (const kind of ['play', 'pause'])
      sound.addEventListener(kind, () => performance.mark(`lesson ${kind}`));
    sound.addEventListener('ended', () => resolve());
    sound.addEventListener('pause', () => setTimeout(goOn));

    function goOn() {
      if (!sound.paused || sound.ended) return;
      const buttons = [...document.querySelectorAll('main button')];
      buttons.find(({ textContent }) => onward.includes(textContent.trim()))?.click();
      setTimeout(goOn, 100);
    }
  });
