"""
Renders one subject: blender -b -P scenes/shoot.py -- <subject> <file.png> [width] [samples]
The subject's script is <subject>.py beside this file; its `build()` sets the stage and the things on it.
"""

import importlib.util
import os
import sys
import traceback

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)
sys.dont_write_bytecode = True


def main(subject, file, width="1920", samples="24"):
    spec = importlib.util.spec_from_file_location("subject", os.path.join(FOLDER, f"{subject}.py"))
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    script.build()
    from studio.shoot import shoot

    shoot(file, int(width), int(samples))


try:
    main(*sys.argv[sys.argv.index("--") + 1 :])
except Exception:
    # Blender ends with 0 whatever a script did.
    traceback.print_exc()
    sys.stderr.flush()
    os._exit(1)
